import { expect, vi } from 'vitest';
import { ApiError } from '../api-error';
import { configureApi, type ApiConfig } from '../config';

/** What the platform answers: a response, or a failure of the network. */
export type Reply = (request: Request) => Response | Promise<Response>;

export const good =
  (value: unknown): Reply =>
  () =>
    Response.json({ success: true, value });

export const refused =
  (errorCode: string, status = 200, value?: unknown, headers?: HeadersInit): Reply =>
  () =>
    Response.json({ success: false, errorCode, value }, { status, ...(headers && { headers }) });

export const page =
  (status: number, headers?: HeadersInit): Reply =>
  () =>
    new Response('<html>', { status, ...(headers && { headers }) });

/** A request that is never answered, and ends when it is called off. */
export const silent: Reply = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** An answer whose body breaks off. */
export const brokenOff: Reply = () => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"success":'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body);
};

/** Answers in turn, the last one again and again; tells what was sent and how often a session was lost. */
export function platform(replies: Reply[], config: Partial<ApiConfig> = {}) {
  const queue = [...replies];
  const sent: Request[] = [];
  const onSessionLost = vi.fn<() => void>();
  configureApi({
    baseUrl: 'http://aurora.localhost',
    merchant: 'aurora',
    encryptionKey: 'ab'.repeat(64),
    tokenInPayload: false,
    language: () => 'vi',
    token: () => 'token-1',
    deviceId: () => 'device-1',
    standalone: () => false,
    onSessionLost,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      const reply = queue.length > 1 ? queue.shift() : queue[0];
      if (!reply) throw new TypeError('no answer');
      return reply(request);
    },
    ...config,
  });
  return { sent, onSessionLost };
}

/** What a call threw; a call that answers fails the test. */
export async function thrown(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => expect.unreachable(`it answered ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
}

/** The one error a call may throw. */
export async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await thrown(promise);
  if (!(error instanceof ApiError)) expect.unreachable(`it threw ${String(error)}`);
  return error;
}
