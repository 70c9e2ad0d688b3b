import { afterTest } from '@lobby/after-test';
import { splitCall } from './answer';

interface Gate {
  matches(request: Request): boolean;
  opened: Promise<void>;
}

const gates = new Set<Gate>();
afterTest.add(() => gates.clear());

/** Rejects as a real fetch does when its request is aborted. */
const aborted = ({ signal }: Request) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

/**
 * Holds a call (`/path` or `METHOD /path`) before it reaches the platform, so that a test acts while it is pending,
 * however slow the machine.
 * @returns Lets the held calls, and all later ones, go on.
 */
export function hold(call: string): () => void {
  const { method, path } = splitCall(call);
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const matches = (request: Request) =>
    new URL(request.url).pathname.endsWith(path) && (method ?? request.method) === request.method;
  const gate = { matches, opened };
  gates.add(gate);
  return () => {
    gates.delete(gate);
    open();
  };
}

/** Sends a request to the platform once nothing holds it. */
export function passGates(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const gate = [...gates].find(({ matches }) => matches(request));
  return gate
    ? Promise.race([gate.opened, aborted(request)]).then(() => send(request))
    : send(request);
}
