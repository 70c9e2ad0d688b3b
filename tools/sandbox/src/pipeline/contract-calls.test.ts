import { type Call, contract } from '@lobby/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { read, requestOf, signedInAs } from '../testing/visitor';
import { EXAMPLES } from './examples';
import type { Example, Input } from './examples/example';

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

it.each(all.filter(({ call }) => call.auth === 'session'))(
  '$name asks for a session',
  async ({ name }) => {
    const answer = await read(await sandbox.fetch(requestOf(name, {}, { token: 'none' })));
    expect(answer).toMatchObject({ status: 401, success: false, errorCode: 'login.not.session' });
  },
);

describe.each(all)('$name', ({ name, call, example: { input, user, refused = [] } }) => {
  it('succeeds, and keeps its contract', async () => {
    sandbox.reset();
    const request = requestOf(name, await inputOf(input), { token: tokenOf(user) });
    const answer = await read(await sandbox.fetch(request));
    expect(answer).toMatchObject({ status: 200, success: true });
  });

  it('refuses another brand’s merchant code', async () => {
    const headers = { Merchant: 'jade' };
    const answer = await read(await sandbox.fetch(requestOf(name, {}, { headers })));
    expect(answer).toMatchObject({ status: 400, success: false, errorCode: 'request_param_err' });
  });

  it('keeps to the status gate', async () => {
    sandbox.reset();
    const request = requestOf(name, await inputOf(input), { token: tokenOf(user) });
    sandbox.control.status({ brand: 'aurora', maintenance: true });
    const { status, errorCode } = await read(await sandbox.fetch(request));
    sandbox.control.status({ brand: 'aurora', maintenance: false });
    const open = call.path.startsWith('/wps/system/');
    expect([status, errorCode]).toEqual(open ? [200, undefined] : [503, 'system.maintenance']);
  });

  it.each(refused)('refuses %o with %s', async (wrong, errorCode, as) => {
    sandbox.reset();
    const request = requestOf(name, await inputOf(wrong), { token: tokenOf(as) });
    expect(await read(await sandbox.fetch(request))).toMatchObject({ success: false, errorCode });
  });
});
