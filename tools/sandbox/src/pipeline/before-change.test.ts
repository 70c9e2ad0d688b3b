import { type Call, contract } from '@lobby/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { EXAMPLES } from '../testing/examples';
import type { Example } from '../testing/examples/example';
import { read, requestOf, signedInAs, visitor } from '../testing/visitor';
import { BEFORE_CHANGE } from './before-change.data';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ strict: true });
});
afterAll(() => {
  sandbox.close();
});

const areas: Record<string, Record<string, Call>> = contract;
const examples: Record<string, Record<string, Example>> = EXAMPLES;
const calls = Object.entries(areas).flatMap(([area, named]) =>
  Object.entries(named).map(([name, call]) => ({
    name: `${area}.${name}`,
    call,
    input: examples[area]?.[name]?.input,
  })),
);
const CHANGE = {
  oldPassword: 'Play1234',
  newPassword: 'Moonlit22',
  confirmNewPassword: 'Moonlit22',
};

const refused = calls.filter(({ call }) => call.auth === 'session' && !BEFORE_CHANGE.has(call));

it('refuses nearly every call of a session', () => {
  expect(refused.length).toBeGreaterThan(100);
});

describe('before the password is changed', () => {
  it.each(refused)('$name is refused', async ({ name, input }) => {
    const { token } = signedInAs(sandbox, 'first01');
    const given = typeof input === 'function' ? {} : input;
    const answer = await read(await sandbox.fetch(requestOf(name, given, { token })));
    expect([answer.status, answer.errorCode]).toEqual([403, 'password.change.required']);
  });

  it.each([
    ['member.info', {}],
    ['wallet.balance', {}],
    ['system.status', {}],
    ['announcements.list', { types: 'B,PL,PU', groupName: 'm_home', platform: 'M' }],
    ['access.logout', {}],
  ] as const)('%s is answered', async (name, input) => {
    expect((await signedInAs(sandbox, 'first01').call(name, input)).success).toBe(true);
  });
});

it('after the change all calls are available', async () => {
  const me = signedInAs(sandbox, 'first01');
  await me.value('access.changePassword', CHANGE);
  expect((await me.call('wallet.funds')).success).toBe(true);
});

it('an expired password is reported like a first login, and refuses the same calls', async () => {
  const { record } = sandbox.control.knobs.enter({ state: 'passwordExpired' });
  const username = record?.userName ?? '';
  const login = { type: 'username', username, password: 'Play1234' };
  const granted = await visitor(sandbox).value<{ token: string; firstTimeLogin: boolean }>(
    'access.login',
    login,
  );
  expect(granted.firstTimeLogin).toBe(true);
  const me = visitor(sandbox, { token: granted.token });
  expect((await me.call('wallet.funds')).errorCode).toBe('password.change.required');
  await me.value('access.changePassword', CHANGE);
  expect((await me.call('wallet.funds')).success).toBe(true);
});
