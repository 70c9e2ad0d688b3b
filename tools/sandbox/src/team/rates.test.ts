import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { signedInAs, visitor } from '../testing/visitor';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ strict: true });
});
afterEach(() => {
  sandbox.close();
});

interface Rate {
  category: string;
  rate: string;
}
interface Group {
  minRate: string;
  maxRate: string;
  quota: number;
  used: number;
  remaining: number;
}
interface Setting {
  category: string;
  myRate: string;
  minRate: string;
  maxRate: string;
  step: string;
  quotaGroups: Group[];
}

const as = (user: string) => signedInAs(sandbox, user);
const settings = (user: string, userName?: string) =>
  as(user).value<Setting[]>('agent.rebateSettings', userName === undefined ? {} : { userName });
const rate = async (agent: string, userName: string, product: string) =>
  (await settings(agent, userName)).find((one) => one.category === product)?.minRate ?? '';
const raise = (agent: string, userName: string, rebates: Rate[]) =>
  as(agent).call('agent.raiseRebates', { userName, rebates });
const groups = async (product: string) =>
  (
    await as('agent01').value<{ category: string; groups: Group[] }[]>('agent.quotaGroups', {
      category: product,
    })
  )[0]?.groups ?? [];

let opened = 0;
const open = (agent: string, rebates: Rate[], type = 1) => {
  opened += 1;
  const password = 'Secret123';
  const account = {
    username: `opened${opened}`,
    password,
    confirmPassword: password,
    type,
    rebates,
  };
  return as(agent).call('agent.openDownline', account);
};

it('rates can be raised up to the own rate, and not lowered', async () => {
  const before = await rate('agent01', 'player01', 'LIVE');
  const own = (await settings('agent01')).find((one) => one.category === 'LIVE')?.myRate ?? '';
  expect(Number(before)).toBeLessThan(Number(own));
  const answer = await raise('agent01', 'player01', [{ category: 'LIVE', rate: own }]);
  expect(answer.value).toMatchObject({ userName: 'player01' });
  expect(await rate('agent01', 'player01', 'LIVE')).toBe(own);
  for (const wrong of [before, '0.9999', '-0.0005', '0.00001', 'x']) {
    const { success } = await raise('agent01', 'player01', [{ category: 'LIVE', rate: wrong }]);
    expect(success).toBe(false);
  }
  expect(await rate('agent01', 'player01', 'LIVE')).toBe(own);
  expect(await rate('agent01', 'vip01', 'LIVE')).toBe(before);
});

it('a change with one invalid rate changes none', async () => {
  const before = await settings('agent01', 'player01');
  const answer = await raise('agent01', 'player01', [
    { category: 'FISH', rate: '0.0090' },
    { category: 'LIVE', rate: '0.0900' },
  ]);
  expect(answer).toMatchObject({
    errorCode: 'rebate.out.of.range',
    value: { fields: { LIVE: '0.0075' } },
  });
  expect(await settings('agent01', 'player01')).toEqual(before);
});

it('high rates are limited by the quota', async () => {
  const top = (await groups('RNG')).at(-1);
  expect(top).toMatchObject({ minRate: '0.0115', used: 0, quota: 3, remaining: 3 });
  const high = [{ category: 'RNG', rate: '0.0115' }];
  for (let i = 1; i <= 3; i += 1) {
    expect((await open('agent01', high)).success).toBe(true);
    expect((await groups('RNG')).at(-1)).toMatchObject({ used: i, remaining: 3 - i });
  }
  expect(await open('agent01', high)).toMatchObject({
    errorCode: 'quota.exhausted',
    value: { fields: { RNG: '0.0115' } },
  });
  expect(await raise('agent01', 'player01', high)).toMatchObject({ errorCode: 'quota.exhausted' });
  expect((await open('agent01', [{ category: 'RNG', rate: '0.0095' }])).success).toBe(true);
});

it('an opened account logs in with its type, below the one who opened it', async () => {
  const { value } = await open('agent01', [{ category: 'LOTT', rate: '0.0100' }]);
  const { userName } = value as { userName: string };
  const login = { type: 'username', username: userName, password: 'Secret123' };
  const granted = await visitor(sandbox).value<{ token: string; customerType: number }>(
    'access.login',
    login,
  );
  expect(granted.customerType).toBe(1);
  const me = visitor(sandbox, { token: granted.token });
  const ownSettings = await me.value<Setting[]>('agent.rebateSettings');
  expect(ownSettings.find((one) => one.category === 'LOTT')?.myRate).toBe('0.0100');
  expect(ownSettings.find((one) => one.category === 'RNG')?.myRate).toBe('0.0000');
  const path = await as('general01').value<{ breadcrumb: { level: number }[] }>(
    'agent.downlineDetail',
    {
      memberId: (value as { memberId: string }).memberId,
    },
  );
  expect(path.breadcrumb.map(({ level }) => level)).toEqual([0, 1, 2]);
});

const request = fc.record({
  act: fc.constantFrom('raise', 'open'),
  agent: fc.constantFrom('general01', 'agent01'),
  product: fc.constantFrom('RNG', 'LOTT', 'SPORTS'),
  steps: fc.integer({ min: -1, max: 31 }),
});

it('no rate exceeds the superior’s, for any calls', async () => {
  const children = { general01: ['agent01'], agent01: ['player01', 'vip01', 'fresh01'] };
  await fc.assert(
    fc.asyncProperty(request, async ({ act, agent, product, steps }) => {
      const rebates = [{ category: product, rate: (steps * 0.0005).toFixed(4) }];
      const [child = ''] = children[agent as keyof typeof children];
      const answer =
        act === 'raise' ? await raise(agent, child, rebates) : await open(agent, rebates, 0);
      if (act === 'open' && answer.success) {
        children[agent as keyof typeof children].push(
          (answer.value as { userName: string }).userName,
        );
      }
      for (const [parent, names] of Object.entries(children)) {
        const ownSettings = (await settings(parent)).find((one) => one.category === product);
        for (const name of names) {
          expect(Number(await rate(parent, name, product))).toBeLessThanOrEqual(
            Number(ownSettings?.myRate),
          );
        }
        for (const { used, quota } of ownSettings?.quotaGroups ?? [])
          expect(used).toBeLessThanOrEqual(quota);
      }
    }),
    { numRuns: 30 },
  );
});
