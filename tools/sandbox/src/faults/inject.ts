import { seeded } from '../seed/random';
import { type Fault, type FaultKind, strikes } from './fault';
import type { Transport } from './transport';

interface Struck {
  fault: Fault;
  /** The true answer; what the call does is done once it is asked for. */
  proceed(): Promise<Response>;
  transport: Transport;
  /** 0 up to but not including 1, from the fault's seed. */
  draw(): number;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body ?? {}));

function replaced({ fault }: Struck, status: number): Response {
  return new Response(textOf(fault.body), {
    status: fault.status ?? status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}

/** Long enough for the first half to be on its way. */
const HALF_SENT_MS = 20;

/** The answer's first half, then the wire breaks. */
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

/** A whole answer that is no JSON. */
async function malformed(response: Response): Promise<Response> {
  const text = await response.text();
  return new Response(`${text.slice(0, Math.ceil(text.length / 2))}}`, {
    status: response.status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}

const BUSY = { success: false, errorCode: 'system.busy', message: 'injected', value: null };

/** What each kind does with a call. */
const KINDS: Readonly<Record<FaultKind, (struck: Struck) => Promise<Response> | Response>> = {
  delay: async ({ fault, proceed, draw }) => {
    const spread = (draw() * 2 - 1) * (fault.jitterMs ?? 0);
    await wait(Math.max(0, (fault.latencyMs ?? 0) + spread));
    return proceed();
  },
  status: (struck) =>
    replaced({ ...struck, fault: { ...struck.fault, body: struck.fault.body ?? BUSY } }, 500),
  'drop-response': async ({ proceed, transport }) => {
    await proceed();
    return transport.cut();
  },
  reset: ({ transport }) => transport.cut(),
  truncate: async ({ proceed, transport }) => truncated(await proceed(), transport),
  malformed: async ({ proceed }) => malformed(await proceed()),
  replace: (struck) => replaced(struck, 200),
};

export interface Faults {
  /** Puts these in place of those there were; an empty list ends all. */
  set(faults: readonly Fault[]): void;
  list(): readonly Fault[];
  /** Answers as the first fault that strikes decides, else as `proceed` does. */
  answer(
    request: Request,
    transport: Transport,
    proceed: () => Promise<Response>,
  ): Promise<Response>;
}

/** Faults, each with a generator of its own: the same seed strikes the same calls. */
export function createFaults(initial: readonly Fault[]): Faults {
  const armed = (faults: readonly Fault[]) =>
    faults.map((fault, i) => ({ fault, draw: seeded(fault.seed ?? i + 1).next }));
  let current = armed(initial);
  return {
    set: (faults) => {
      current = armed(faults);
    },
    list: () => current.map(({ fault }) => fault),
    answer: async (request, transport, proceed) => {
      if (current.length === 0) return proceed();
      const call = { method: request.method, path: new URL(request.url).pathname };
      const found = current.find(({ fault, draw }) => strikes(fault, call) && draw() < fault.rate);
      if (found === undefined) return proceed();
      const { fault, draw } = found;
      // Each fault that waits first: a slow failure is the usual one.
      if (fault.kind !== 'delay' && fault.latencyMs !== undefined) await wait(fault.latencyMs);
      return KINDS[fault.kind]({ fault, proceed, transport, draw });
    },
  };
}
