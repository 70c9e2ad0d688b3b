import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../seed/accounts.data';
import { chatAt } from '../testing/chats';
import { platformAt } from '../testing/platform-at';
import { askRound, askTable, launchGame } from '../testing/play';
import { signedInAs, visitor } from '../testing/visitor';

const HOUR_MS = 3_600_000;

const platform = platformAt(Date.UTC(2026, 10, 20, 12));

const session = () => signedInAs(platform.sandbox, 'player01');
type Session = ReturnType<typeof session>;

let rounds = 0;
/** Requests a round of a launch; returns its status and code. */
async function round(t: string) {
  rounds += 1;
  const response = await askRound(platform.sandbox, { t, stake: '10000', key: `${rounds}` });
  const { errorCode } = (await response.json()) as { errorCode?: string };
  return [response.status, errorCode];
}

const PLAYED = [200, undefined];
const ENDED = [401, 'login.not.session'];

async function opened(me: Session) {
  const t = await launchGame(me);
  const { chatUrl } = await me.value<{ chatUrl: string }>('streams.launchChat', {});
  const chat = chatAt(platform.sandbox, new URL(chatUrl));
  expect(await round(t)).toEqual(PLAYED);
  expect(await chat.read()).toMatchObject({ status: 200 });
  return { t, chat };
}

const endedBy: Record<string, (me: Session) => Promise<unknown>> = {
  'sign-out': (me) => me.value('access.logout'),
  'sign-out from another device': async () => {
    const other = session();
    const list = await other.value<{ sessionId: string; current: boolean }[]>('security.sessions');
    const { sessionId } = list.find(({ current }) => !current) ?? {};
    await other.value('security.endSession', { sessionId });
  },
  'a change of password elsewhere': () =>
    session().value('access.changePassword', {
      oldPassword: PASSWORD,
      newPassword: 'Other1234',
      confirmNewPassword: 'Other1234',
    }),
  'self-exclusion': (me) =>
    me.value('protection.selfExclude', { until: 'PERMANENT', password: PASSWORD }),
};

describe('a game and a chat end with their session', () => {
  it.each(Object.keys(endedBy))('by %s', async (way) => {
    const me = session();
    const { t, chat } = await opened(me);
    const { balance } = platform.sandbox.control.ledger({ user: 'player01', brand: 'aurora' });
    await endedBy[way]?.(me);
    expect(await round(t)).toEqual(ENDED);
    expect((await askTable(platform.sandbox, t)).status).toBe(401);
    for (const answer of [await chat.read(), await chat.write('anybody there?')])
      expect([answer.status, answer.errorCode]).toEqual(ENDED);
    expect(platform.sandbox.control.ledger({ user: 'player01', brand: 'aurora' })).toMatchObject({
      balance,
    });
  });

  it('but not with another session of the account', async () => {
    const { t, chat } = await opened(session());
    await session().value('access.logout');
    expect(await round(t)).toEqual(PLAYED);
    expect(await chat.read()).toMatchObject({ status: 200 });
  });

  it('but not in the tab that changes the password', async () => {
    const me = session();
    const { t } = await opened(me);
    const change = { oldPassword: PASSWORD, newPassword: 'Other1234' };
    await me.value('access.changePassword', { ...change, confirmNewPassword: 'Other1234' });
    expect(await round(t)).toEqual(PLAYED);
  });
});

it('a long game stays open after its session expired, until a sign-out elsewhere', async () => {
  const me = session();
  const t = await launchGame(me);
  platform.now += HOUR_MS;
  expect(await me.call('member.info')).toMatchObject({ errorCode: 'login.not.session' });
  expect(await round(t)).toEqual(PLAYED);
  await endedBy['a change of password elsewhere']?.(me);
  expect(await round(t)).toEqual(ENDED);
});

/** Statuses of an open game and of an open chat, by what was opened. */
const openings: Record<string, (me: Session) => Promise<() => Promise<unknown>>> = {
  game: async (me) => {
    const t = await launchGame(me);
    return async () => (await round(t))[0];
  },
  chat: async (me) => {
    const { chatUrl } = await me.value<{ chatUrl: string }>('streams.launchChat', {});
    const chat = chatAt(platform.sandbox, new URL(chatUrl));
    return async () => (await chat.read()).status;
  },
};

it.each(Object.entries(openings))(
  'a %s of an expired session can be ended from another device',
  async (_, open) => {
    const me = session();
    const statusOf = await open(me);
    platform.now += 31 * 60_000;
    expect(await statusOf()).toBe(200);
    await endedBy['sign-out from another device']?.(me);
    expect(await statusOf()).toBe(401);
  },
);

it('an expired session is no longer listed when its game has expired', async () => {
  await launchGame(session());
  platform.now += 4 * HOUR_MS;
  expect(await session().value('security.sessions')).toHaveLength(1);
});

it('a sign-out with an expired token ends its game and its chat', async () => {
  const me = session();
  const { t, chat } = await opened(me);
  platform.now += HOUR_MS;
  expect(await me.call('member.info')).toMatchObject({ errorCode: 'login.not.session' });
  expect(await me.call('access.logout')).toMatchObject({ success: true });
  expect(await round(t)).toEqual(ENDED);
  expect((await chat.read()).status).toBe(401);
  expect(await me.call('access.logout')).toMatchObject({ errorCode: 'login.not.session' });
});

it('a launch expires after four hours, even with a recent round', async () => {
  const t = await launchGame(session());
  platform.now += 3 * HOUR_MS;
  expect(await round(t)).toEqual(PLAYED);
  platform.now += HOUR_MS - 1;
  expect(await round(t)).toEqual(PLAYED);
  platform.now += 1;
  expect(await round(t)).toEqual(ENDED);
});

const OPEN = { brand: 'aurora', maintenance: false, regionRestriction: false, info: '' } as const;

it.each([
  ['system.maintenance', { maintenance: true }],
  ['system.region', { regionRestriction: true }],
])('an open game refuses rounds while calls are refused with %s', async (errorCode, status) => {
  const t = await launchGame(session());
  platform.sandbox.control.status({ ...OPEN, ...status });
  const refused = await visitor(platform.sandbox).call('games.list', { gameType: 'RNG' });
  expect(refused).toMatchObject({ errorCode });
  expect(await round(t)).toEqual([refused.status === 200 ? 409 : refused.status, errorCode]);
  platform.sandbox.control.status(OPEN);
  expect(await round(t)).toEqual(PLAYED);
});
