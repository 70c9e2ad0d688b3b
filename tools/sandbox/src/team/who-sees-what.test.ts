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

interface Row {
  memberId: string;
  userName: string;
  level: number;
  directCount: number;
  type: number;
}
interface Downline {
  list: Row[];
  total: number;
  breadcrumb: Row[];
}

const downline = (user: string, input: object = {}) =>
  signedInAs(sandbox, user).value<Downline>('agent.downline', { size: 100, ...input });

const READS = [
  'agent.teamCounters',
  'agent.teamSummary',
  'agent.teamProfitLoss',
  'agent.teamBets',
  'agent.teamTransactions',
  'agent.downline',
  'agent.downlineNames',
  'agent.rebateLimits',
  'agent.rebateSettings',
  'agent.quotaGroups',
  'agent.ownRebates',
  'agent.teamRebates',
  'agent.affiliateLinks',
] as const;

it.each(READS)('%s answers agents only, also virtual ones', async (name) => {
  for (const user of ['agent01', 'general01', 'virtualagent01']) {
    expect((await signedInAs(sandbox, user).call(name)).success).toBe(true);
  }
  const trial = await visitor(sandbox).value<{ token: string }>('access.freePlay');
  for (const me of [
    signedInAs(sandbox, 'player01'),
    signedInAs(sandbox, 'virtual01'),
    visitor(sandbox, { token: trial.token }),
  ]) {
    expect((await me.call(name)).errorCode).toBe('account.no.permission');
  }
});

const MEMBER = [
  'teamProfitLoss',
  'teamBets',
  'teamTransactions',
  'downline',
  'downlineDetail',
  'teamRebates',
] as const;

it.each(MEMBER)('agent.%s refuses a downline of another agent', async (name) => {
  const [outsider] = (await downline('general01')).list.filter(
    ({ userName }) => userName !== 'agent01',
  );
  const general = (await downline('agent01')).breadcrumb[0]?.memberId;
  // Unrelated account, the caller, the same id at another brand, and an unknown id.
  for (const memberId of [outsider?.memberId, general, '11', '9007199254740993', 'x']) {
    const answer = await signedInAs(sandbox, 'agent01').call(`agent.${name}`, { memberId });
    expect(answer.errorCode).toBe('downline.unknown');
  }
  const own = (await downline('agent01', { userName: 'player01' })).list[0];
  expect(
    (await signedInAs(sandbox, 'agent01').call(`agent.${name}`, { memberId: own?.memberId }))
      .success,
  ).toBe(true);
});

it.each(['teamBets', 'teamTransactions', 'teamRebates', 'rebateSettings'] as const)(
  'agent.%s finds no member of another team',
  async (name) => {
    const answer = await signedInAs(sandbox, 'virtualagent01').call(`agent.${name}`, {
      userName: 'player01',
    });
    expect(answer.errorCode).toBe('downline.unknown');
  },
);

it('shows the names of the direct downline, masks the others, and navigates down and back', async () => {
  const first = await downline('general01');
  expect(first.list.find(({ userName }) => userName === 'agent01')).toMatchObject({
    level: 1,
    type: 1,
  });
  const agent = first.list.find(({ userName }) => userName === 'agent01');
  const below = await downline('general01', { memberId: agent?.memberId });
  expect(below.breadcrumb.map(({ userName, level }) => [userName, level])).toEqual([
    ['general01', 0],
    ['agent01', 1],
  ]);
  expect(below.total).toBe(agent?.directCount);
  expect(
    below.list.every(({ userName, level }) => level === 2 && /^..\*\*\*.$/.test(userName)),
  ).toBe(true);
  const own = await downline('agent01');
  expect(own.list.map(({ memberId }) => memberId).toSorted()).toEqual(
    below.list.map(({ memberId }) => memberId).toSorted(),
  );
  expect(own.list.every(({ userName }) => !userName.includes('***'))).toBe(true);
});

it('finds masked members by their full name only', async () => {
  const names = async (userName: string) =>
    (await downline('general01', { userName })).list.map((row) => row.userName);
  expect(await names('AGENT0')).toEqual(['agent01']);
  expect(await names('player0')).toEqual([]);
  expect(await names('%')).toEqual([]);
  expect(await names('player01')).toEqual(['pl***1']);
  expect(await names('virtual01')).toEqual([]);
});

it('answers of the team contain no phone number and no balance', async () => {
  const me = signedInAs(sandbox, 'agent01');
  const player = (await downline('agent01', { userName: 'player01' })).list[0];
  const visible = [
    await downline('agent01'),
    await me.value('agent.downlineDetail', { memberId: player?.memberId }),
    await me.value('agent.teamTransactions', { userName: 'player01' }),
  ];
  const text = JSON.stringify(visible);
  expect(text).not.toMatch(/mobile|phone|balance|email/i);
  expect(text).not.toContain('912345601');
});

const SORTS: [sort: string, order: string, key: (row: Row) => string | number][] = [
  ['userName', 'ASC', (row) => row.userName.toLowerCase()],
  ['directCount', 'DESC', (row) => -row.directCount],
];

it.each(SORTS)('sorts by %s %s', async (sort, order, key) => {
  const { list } = await downline('agent01', { sort, order });
  const keys = list.map(key);
  expect(keys.length).toBeGreaterThan(4);
  expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
});

it.each([
  'openDownline',
  'raiseRebates',
  'createAffiliateLink',
  'deleteAffiliateLink',
  'registerAffiliate',
  'transferToDownline',
  'transferToDownlines',
] as const)('agent.%s refuses a virtual agent', async (name) => {
  const { errorCode } = await signedInAs(sandbox, 'virtualagent01').call(`agent.${name}`);
  expect(errorCode).toBe('account.no.permission');
});

it('an online member has a last login, for any kind of login', async () => {
  const before = Date.now();
  await signedInAs(sandbox, 'fresh01').value('wallet.balance');
  const { list } = await signedInAs(sandbox, 'agent01').value<{
    list: { userName: string; online: boolean; lastLogin: number | null }[];
  }>('agent.downline', { userName: 'fresh01' });
  expect(list[0]).toMatchObject({ userName: 'fresh01', online: true });
  expect(list[0]?.lastLogin).toBeGreaterThanOrEqual(before);
});
