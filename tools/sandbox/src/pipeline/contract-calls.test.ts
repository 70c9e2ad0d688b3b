import { type Call, contract } from '@lobby/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { read, requestOf, signedInAs } from '../testing/visitor';
import { EXAMPLES } from '../testing/examples';
import type { Example, Input } from '../testing/examples/example';

const areas: Record<string, Record<string, Call>> = contract;
const examples: Record<string, Record<string, Example>> = EXAMPLES;
const all = Object.entries(areas).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, call]) => ({
    name: `${area}.${name}`,
    call,
    example: examples[area]?.[name] ?? {},
  })),
);

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ strict: true });
});
afterAll(() => {
  sandbox.close();
});

const tokenOf = (user: string | undefined) =>
  user === undefined ? undefined : signedInAs(sandbox, user).token;

const inputOf = async (input: Input | undefined) =>
  typeof input === 'function' ? input(sandbox) : input;

/** Names of the calls whose answer differs from the expected one. */
async function callsThat(
  differ: (answer: Awaited<ReturnType<typeof read>>, call: Call) => boolean,
  requests: AsyncIterable<{ name: string; call: Call; request: Request }>,
): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, call, request } of requests) {
    if (differ(await read(await sandbox.fetch(request)), call)) names.push(name);
  }
  return names;
}

async function* asGuest() {
  for (const { name, call } of all.filter((one) => one.call.auth === 'session'))
    yield { name, call, request: requestOf(name) };
}

async function* withExpiredToken() {
  for (const { name, call } of all.filter((one) => one.call.auth !== 'none'))
    yield { name, call, request: requestOf(name, {}, { token: 'none' }) };
}

/** Every call with a header of this value; without the header if it is undefined. */
async function* withHeader(header: string, value: string | undefined) {
  for (const { name, call } of all) {
    const request = requestOf(name);
    if (value === undefined) request.headers.delete(header);
    else request.headers.set(header, value);
    yield { name, call, request };
  }
}

/** Requests prepared while the platform is open, sent during maintenance. */
async function* underMaintenance() {
  const requests: { name: string; call: Call; request: Request }[] = [];
  for (const { name, call, example } of all) {
    const token = tokenOf(example.user);
    requests.push({
      name,
      call,
      request: requestOf(name, await inputOf(example.input), { token }),
    });
  }
  sandbox.control.status({ brand: 'aurora', maintenance: true });
  yield* requests;
}

describe('every call', () => {
  beforeEach(() => sandbox.reset());

  it('refuses a guest if it requires a session', async () => {
    const accepted = await callsThat(
      ({ status, errorCode }) => status !== 401 || errorCode !== 'login.not.session',
      asGuest(),
    );
    expect(accepted).toEqual([]);
  });

  it('refuses an expired token, also for calls of guests', async () => {
    const accepted = await callsThat(
      ({ status, errorCode }) => status !== 401 || errorCode !== 'login.not.session',
      withExpiredToken(),
    );
    expect(accepted).toEqual([]);
  });

  it.each([
    ['Merchant', 'jade'],
    ['Merchant', 'aurora, aurora'],
    ['Merchant', undefined],
    ['ModuleId', 'NONE'],
    ['ModuleId', undefined],
    ['Language', 'vi, en'],
    ['Language', undefined],
  ])('refuses the header %s: %s (D1 §2)', async (header, value) => {
    const accepted = await callsThat(
      ({ status, errorCode }) => status !== 400 || errorCode !== 'request_param_err',
      withHeader(header, value),
    );
    expect(accepted).toEqual([]);
  });

  it('is refused during maintenance, except calls of the system', async () => {
    const wrong = await callsThat(({ status, errorCode }, { path }) => {
      const open = path.startsWith('/wps/system/');
      return open ? status !== 200 : status !== 503 || errorCode !== 'system.maintenance';
    }, underMaintenance());
    expect(wrong).toEqual([]);
  });
});

describe.each(all)('$name', ({ name, example: { input, user, refused = [] } }) => {
  beforeEach(() => sandbox.reset());

  it('succeeds with an answer that matches the contract', async () => {
    const request = requestOf(name, await inputOf(input), { token: tokenOf(user) });
    const answer = await read(await sandbox.fetch(request));
    expect(answer).toMatchObject({ status: 200, success: true });
  });

  it.each(refused)('refuses %o with %s', async (wrong, errorCode, as) => {
    const request = requestOf(name, await inputOf(wrong), { token: tokenOf(as) });
    expect(await read(await sandbox.fetch(request))).toMatchObject({ success: false, errorCode });
  });
});
