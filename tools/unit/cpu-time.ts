/** Returns the CPU time of `act` in ms, independent of other load on the machine. */
export function cpuTime(act: () => void): number {
  const start = process.cpuUsage();
  act();
  return process.cpuUsage(start).user / 1000;
}
