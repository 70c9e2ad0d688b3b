import { seeded } from '../platform/random';
import { type Fault, type FaultKind, matchesFault } from './fault';
import type { Transport } from './transport';

interface Injection {
  fault: Fault;
  /** Produces the real answer, including the call's effects. */
  proceed(): Promise<Response>;
  /** Waits, and cuts the connection if the sandbox was reset meanwhile. */
  after(ms: number, answer: () => Promise<Response> | Response): Promise<Response>;
  transport: Transport;
  /** Random number in [0, 1) from the fault's seed. */
  draw(): number;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body ?? {}));

function replaced({ fault }: Injection, status: number): Response {
  return new Response(textOf(fault.body), {
    status: fault.status ?? status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}

/** Delay in ms before the cut, so that the first half is sent. */
const HALF_SENT_MS = 20;

/** Sends the first half of the answer, then cuts the connection. */
async function truncated(response: Response, transport: Transport): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('content-length', String(bytes.byteLength));
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!sent) {
        sent = true;
        controller.enqueue(bytes.subarray(0, Math.ceil(bytes.byteLength / 2)));
        return;
      }
      await wait(HALF_SENT_MS);
      transport.cut();
      controller.close();
    },
  });
  return new Response(body, { status: response.status, headers });
}

/** Complete response with invalid JSON. */
async function malformed(response: Response): Promise<Response> {
  const text = await response.text();
  return new Response(`${text.slice(0, Math.ceil(text.length / 2))}}`, {
    status: response.status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}

const BUSY = { success: false, errorCode: 'system.busy', message: 'injected', value: null };

/** Effect of each fault kind. */
const KINDS: Readonly<Record<FaultKind, (injection: Injection) => Promise<Response> | Response>> = {
  delay: ({ fault, proceed, draw, after }) => {
    const spread = (draw() * 2 - 1) * (fault.jitterMs ?? 0);
    return after(Math.max(0, (fault.latencyMs ?? 0) + spread), proceed);
  },
  status: (injection) =>
    replaced(
      { ...injection, fault: { ...injection.fault, body: injection.fault.body ?? BUSY } },
      500,
    ),
  'drop-response': async ({ proceed, transport }) => {
    await proceed();
    return transport.cut();
  },
  reset: ({ transport }) => transport.cut(),
  truncate: async ({ proceed, transport }) => truncated(await proceed(), transport),
  malformed: async ({ proceed }) => malformed(await proceed()),
  replace: (injection) => replaced(injection, 200),
};

export interface Faults {
  /** Replaces all faults; an empty list removes them. */
  set(faults: readonly Fault[]): void;
  list(): readonly Fault[];
  /** Removes all faults and ends the calls that one still delays: they reach no later state. */
  reset(): void;
  /** Responds with the first matching fault, else with `proceed`. */
  answer(
    request: Request,
    transport: Transport,
    proceed: () => Promise<Response>,
  ): Promise<Response>;
}

/** Creates the fault injector. Each fault has its own generator: the same seed affects the same calls. */
export function createFaults(initial: readonly Fault[]): Faults {
  const armed = (faults: readonly Fault[]) =>
    faults.map((fault, i) => ({ fault, draw: seeded(fault.seed ?? i + 1).next }));
  let current = armed(initial);
  let resets = 0;
  return {
    set: (faults) => {
      current = armed(faults);
    },
    list: () => current.map(({ fault }) => fault),
    reset: () => {
      current = [];
      resets += 1;
    },
    answer: async (request, transport, proceed) => {
      if (current.length === 0) return proceed();
      const call = { method: request.method, path: new URL(request.url).pathname };
      const found = current.find(
        ({ fault, draw }) => matchesFault(fault, call) && draw() < fault.rate,
      );
      if (found === undefined) return proceed();
      const { fault, draw } = found;
      const received = resets;
      const after: Injection['after'] = async (ms, answer) => {
        await wait(ms);
        return received === resets ? answer() : transport.cut();
      };
      const respond = () => KINDS[fault.kind]({ fault, proceed, after, transport, draw });
      // Apply the fault's delay first: real failures are usually slow.
      return fault.kind === 'delay' || fault.latencyMs === undefined
        ? respond()
        : after(fault.latencyMs, respond);
    },
  };
}
