import { TAKE_OVER } from './messages';
import { scope } from './worker-scope';

/** Milliseconds in which a newer worker hears that it may take over; later it must not. */
const HEARD_MS = 1_000;
/** Milliseconds to its answer, and of asking again until it has taken over. */
const WITHIN_MS = 2_000;

/** When this worker first let go; 0 while it has not. */
let letGoAt = 0;

/** Takes over if the older worker still waits for it, and says so. */
export function takeOver(message: unknown, port: MessagePort | undefined): void {
  const known = typeof message === 'object' && message !== null && TAKE_OVER in message;
  if (!known || Date.now() > Number(message[TAKE_OVER])) return;
  void scope.skipWaiting();
  port?.postMessage(TAKE_OVER);
}

/** Tells a worker to take over. Whether it heard it in time. */
function tell(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.addEventListener('message', () => done(true));
    port1.start();
    setTimeout(done, WITHIN_MS, false);
    worker.postMessage({ [TAKE_OVER]: Date.now() + HEARD_MS }, [port2]);
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
  if (Date.now() - letGoAt > WITHIN_MS || !(await tell(waiting))) {
    letGoAt = 0;
    return undefined;
  }
  return new Response('', { headers: { 'content-type': 'text/html', refresh: '0' } });
}
