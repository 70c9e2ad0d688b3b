import { api, ApiError, configureApi } from '@lobby/api-client';
import { createSandbox, exampleAnswer, type ExampleAnswer } from '@lobby/sandbox';
import aurora from '@lobby/brand-aurora';
import { afterAll, expect, test } from 'vitest';
import { EVERY_CALL } from './every-call.data';
import { emptyLists, flipsOf, shortened, wreckIn, type Answer, type Flip } from './flips';

const ORIGIN = 'http://aurora.localhost';

const sandbox = createSandbox({ strict: true });
afterAll(() => sandbox.close());

/** How a request is answered while a call runs. */
type Answering = (request: Request) => Promise<string> | string;

function connect(answering: Answering, token: string | null = 'token'): void {
  configureApi({
    baseUrl: ORIGIN,
    merchant: 'aurora',
    encryptionKey: aurora.encryptionKey,
    tokenInPayload: true,
    language: () => 'vi',
    token: () => token,
    deviceId: () => '3f0e1a5c-8a52-4b7e-9d0e-6a5d3b1c2f10',
    standalone: () => false,
    onSessionLost: () => expect.unreachable('a bent answer ended the session'),
    fetch: async (input, init) => new Response(await answering(new Request(input, init))),
  });
}

const areas = api as unknown as Record<
  string,
  Record<string, (...args: readonly unknown[]) => Promise<unknown>>
>;
const calls = Object.entries<Record<string, readonly unknown[]>>(EVERY_CALL).flatMap(
  ([area, names]) =>
    Object.entries(names).map(([name, args]) => ({
      name: `${area}.${name}`,
      ask: async () => areas[area]?.[name]?.(...args),
    })),
);

/** What went wrong with a bent answer; nothing where the client took it or refused it properly. */
async function wreckOf(ask: () => Promise<unknown>, { name }: Flip): Promise<string | undefined> {
  try {
    return wreckIn(await ask());
  } catch (error) {
    if (!(error instanceof ApiError)) return `threw ${String(error)}`;
    const kind = name === 'success: a switch' ? 'refused' : 'contract';
    return error.kind === kind ? undefined : `${error.kind}, ${error.message}`;
  }
}

/** The request that a call makes, with the true answer to it. */
async function trueAnswer(ask: () => Promise<unknown>) {
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

/** Refusals that say that the client asked what the contract does not know. */
const MISUNDERSTOOD = new Set(['request_param_err', 'body.unreadable', 'not.found']);

/** What the platform says to the very request that the client makes, by whoever the example is of. */
async function refusalOf(request: Request, token: string | null): Promise<string | undefined> {
  const headers = new Headers(request.headers);
  headers.delete('authorization');
  if (token !== null) headers.set('authorization', token);
  const response = await sandbox.fetch(new Request(request, { headers }));
  const { errorCode } = (await response.json()) as { errorCode?: string };
  return errorCode;
}

/** Lists that hold nothing in the good answer, so that nothing bends their rows. */
const EMPTY: Readonly<Record<string, readonly string[]>> = {
  'announcements.list': ['value.promotion', 'value.hot'],
  'games.orderDetail': ['value.symbols'],
  'rewards.applications': ['value.list.0.images'],
  'system.settings': ['value.socialLogin'],
  'withdraw.settings': ['value.turnover.items'],
};

test.each(calls)(
  '$name asks what the contract knows, and takes bent answers or refuses them',
  async ({ ask }) => {
    const { value, request, example } = await trueAnswer(ask);
    expect(MISUNDERSTOOD).not.toContain(await refusalOf(request, example.token));
    expect(wreckIn(value)).toBeUndefined();
    const answer = shortened(JSON.parse(example.text)) as Answer;
    expect(answer).toMatchObject({ success: true });
    expect(emptyLists(answer)).toEqual(EMPTY[example.name] ?? []);
    const wrecks: string[] = [];
    for (const flip of flipsOf(answer)) {
      connect(() => flip.text);
      const wreck = await wreckOf(ask, flip);
      if (wreck !== undefined) wrecks.push(`${flip.name}: ${wreck}`);
    }
    expect(wrecks).toEqual([]);
  },
);
