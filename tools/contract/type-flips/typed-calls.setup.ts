import { api, configureApi, type DroppedRows } from '@lobby/api-client';
import { createSandbox, exampleAnswer, type ExampleAnswer } from '@lobby/sandbox';
import aurora from '@lobby/brand-aurora';
import { expect, vi } from 'vitest';
import { EVERY_CALL } from './every-call.data';

const ORIGIN = 'http://aurora.localhost';

// A Wednesday, fixed so that answers do not depend on the day: early in a week there is no leader board.
vi.setSystemTime(Date.parse('2026-11-25T12:00:00+07:00'));

export const sandbox = createSandbox({ strict: true });

/** Produces the answer to a request during a call. */
type Answering = (request: Request) => Promise<string> | string;

/** Answers calls with `answering`; returns the list rows dropped by the client. */
export function connect(answering: Answering): DroppedRows[] {
  const dropped: DroppedRows[] = [];
  configureApi({
    baseUrl: ORIGIN,
    merchant: 'aurora',
    encryptionKey: aurora.encryptionKey,
    tokenInPayload: true,
    language: () => 'vi',
    token: () => 'token',
    deviceId: () => '3f0e1a5c-8a52-4b7e-9d0e-6a5d3b1c2f10',
    standalone: () => false,
    onSessionLost: () => expect.unreachable('a bent answer ended the session'),
    onPasswordDue: () => expect.unreachable('a bent answer asked for a new password'),
    onDroppedRows: (report) => dropped.push(report),
    fetch: async (input, init) => new Response(await answering(new Request(input, init))),
  });
  return dropped;
}

const areas = api as unknown as Record<
  string,
  Record<string, (...args: readonly unknown[]) => Promise<unknown>>
>;
/** Every typed call with valid arguments. */
export const calls = Object.entries<Record<string, readonly unknown[]>>(EVERY_CALL).flatMap(
  ([area, names]) =>
    Object.entries(names).map(([name, args]) => ({
      name: `${area}.${name}`,
      ask: async () => areas[area]?.[name]?.(...args),
    })),
);

/** The request of a call with its unmodified answer. */
export async function trueAnswer(ask: () => Promise<unknown>) {
  const seen: { request: Request; example: ExampleAnswer }[] = [];
  connect(async (request) => {
    const { pathname } = new URL(request.url);
    const method = request.method as 'GET';
    const example = await exampleAnswer(sandbox, { method, path: pathname as `/${string}` });
    seen.push({ request, example });
    return example.text;
  });
  const value = await ask();
  expect(seen).toHaveLength(1);
  return { value, ...(seen[0] ?? expect.unreachable('it asked nothing')) };
}
