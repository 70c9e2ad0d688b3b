/**
 * Milliseconds that a page or an answer may take to arrive before the kept one stands in: the longest wait that a
 * person takes for the network's own.
 */
const NETWORK_WAIT_MS = 3_000;

/** Whether a server or a gateway failed: status 500 or more. */
const hasFailed = ({ status }: Response) => status >= 500;

/** The fresh response if it arrives in time and is no failure, else the kept one; without a kept one whatever comes of the fresh one. */
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
