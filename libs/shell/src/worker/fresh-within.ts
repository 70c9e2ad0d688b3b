/**
 * Milliseconds to wait for the network before the cached page or response is used: the longest wait that users take for
 * normal.
 */
const NETWORK_WAIT_MS = 3_000;

/** Whether a server or a gateway failed: status 500 or more. */
const hasFailed = ({ status }: Response) => status >= 500;

/**
 * Returns the fresh response if it arrives in time and is no failure, else the cached one; without a cached one, the
 * outcome of the fresh one.
 */
export function freshWithin(fresh: Promise<Response>, kept: Response | undefined) {
  if (!kept) return fresh;
  const late = new Promise<Response>((done) => {
    setTimeout(done, NETWORK_WAIT_MS, kept);
  });
  const good = fresh.then(
    (response) => (hasFailed(response) ? kept : response),
    () => kept,
  );
  return Promise.race([good, late]);
}
