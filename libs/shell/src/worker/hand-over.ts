import { TAKE_OVER } from './messages';

/** Milliseconds in which a newer worker says that it takes over, and in which it does. */
const WITHIN_MS = 2_000;

/** When this worker first let go; 0 while it has not. */
let letGoAt = 0;

/** Tells a worker to take over. Whether it heard it. */
function tell(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.addEventListener('message', () => done(true));
    port1.start();
    setTimeout(done, WITHIN_MS, false);
    worker.postMessage(TAKE_OVER, [port2]);
  });
}

/**
 * Lets a newer worker that waits take over, if there is one. It cannot while this one is at work on a page, so the answer
 * is an empty page that asks again at once, and the newer worker gets that question. Undefined where there is none, or it
 * does not come.
 */
export async function handOver(waiting: ServiceWorker | null): Promise<Response | undefined> {
  if (!waiting) return undefined;
  letGoAt ||= Date.now();
  if (Date.now() - letGoAt > WITHIN_MS || !(await tell(waiting))) return undefined;
  return new Response('', { headers: { 'content-type': 'text/html', refresh: '0' } });
}
