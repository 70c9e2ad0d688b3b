import { createDecipheriv, createHmac } from 'node:crypto';
import { expect, vi } from 'vitest';
import { ApiError } from '../api-error';
import { configureApi, type ApiConfig } from '../config';

/** Reply of the fake platform: a response, or a network failure. */
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

/** Never replies; rejects when the request is aborted. */
export const noReply: Reply = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Replies with a truncated body. */
export const truncatedReply: Reply = () => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"success":'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body);
};

/** Key of sealed bodies: cipher key, then HMAC key. */
export const KEY = '00112233445566778899aabbccddeeff'.repeat(4);

/** Decrypts a sealed text with an independent implementation. */
export function unseal(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const key = Buffer.from(KEY, 'hex');
  const [iv, text, mac] = [bytes.subarray(0, 16), bytes.subarray(16, -32), bytes.subarray(-32)];
  const expected = createHmac('sha256', key.subarray(32)).update(bytes.subarray(0, -32)).digest();
  expect(mac.equals(expected)).toBe(true);
  const decipher = createDecipheriv('aes-256-cbc', key.subarray(0, 32), iv);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

/** Decrypted JSON body of a request. */
export async function unsealed(request: Request | undefined): Promise<unknown> {
  const body = (await request?.json()) as { data: string };
  return JSON.parse(unseal(body.data));
}

/** Fakes the platform: sends the replies in order, repeating the last. Records requests and callback arguments. */
export function platform(replies: Reply[], config: Partial<ApiConfig> = {}) {
  const queue = [...replies];
  const sent: Request[] = [];
  const onSessionLost = vi.fn<(token: string) => void>();
  const onPasswordDue = vi.fn<(token: string) => void>();
  configureApi({
    baseUrl: 'http://aurora.localhost',
    merchant: 'aurora',
    encryptionKey: KEY,
    tokenInPayload: false,
    language: () => 'vi',
    token: () => 'token-1',
    deviceId: () => 'device-1',
    standalone: () => false,
    onSessionLost,
    onPasswordDue,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      const reply = queue.length > 1 ? queue.shift() : queue[0];
      if (!reply) throw new TypeError('no reply');
      return reply(request);
    },
    ...config,
  });
  return { sent, onSessionLost, onPasswordDue };
}

/** Returns the error of a call; fails the test if it resolves. */
export async function thrown(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => expect.unreachable(`it answered ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
}

/** Returns the `ApiError` of a call; fails the test for anything else. */
export async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await thrown(promise);
  if (!(error instanceof ApiError)) expect.unreachable(`it threw ${String(error)}`);
  return error;
}
