/** Processor time of `act` in ms: other work on the machine does not count. */
export function cpuTime(act: () => void): number {
  const start = process.cpuUsage();
  act();
  return process.cpuUsage(start).user / 1000;
}
