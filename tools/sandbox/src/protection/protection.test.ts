import { describe, expect, it, test } from 'vitest';
import { PASSWORD, PAYMENT_PASSWORD } from '../seed/accounts.data';
import { lotteryLaunch } from '../testing/lottery-bets';
import { platformAt } from '../testing/platform-at';
import { askRound, launchGame, play as playGame, SLOT } from '../testing/play';
import { signedInAs, visitor } from '../testing/visitor';
import { spanOf } from '../paging/periods';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A Friday, 10:00 in aurora's time zone. */
const START = Date.UTC(2026, 10, 20, 3);

const platform = platformAt(START);

interface Limit {
  kind: string;
  period: string;
  amount: string;
  used: string;
  endsAt: number;
  pending: { removal: boolean; amount?: string; effectiveAt: number; due: boolean } | null;
}
interface State {
  limits: Limit[];
  timeOut: { until: number } | null;
  selfExclusion: { until: number | 'PERMANENT' } | null;
}

/** New session per call: sessions expire after half an hour. */
const me = () => signedInAs(platform.sandbox, 'fresh01');
const set = async (kind: string, period: string, amount: string | null) =>
  me().value<State>('protection.setLimit', { kind, period, amount });
/** One round of 10,000. */
const play = async (input: object = {}) => playGame(platform.sandbox, me(), { ...SLOT, ...input });

test.each([
  ['DAY', '2026-11-20', '2026-11-20', '2026-11-21'],
  ['WEEK', '2026-11-20', '2026-11-16', '2026-11-23'],
  ['WEEK', '2026-11-22', '2026-11-16', '2026-11-23'],
  ['WEEK', '2026-11-23', '2026-11-23', '2026-11-30'],
  ['MONTH', '2026-12-31', '2026-12-01', '2027-01-01'],
  ['MONTH', '2028-02-29', '2028-02-01', '2028-03-01'],
] as const)('the %s of %s is %s up to %s', (period, date, first, next) => {
  const day = (text: string) => Date.parse(text) / DAY_MS;
  expect(spanOf(period, day(date))).toEqual({ first: day(first), next: day(next) });
});

describe('a limit', () => {
  it('applies at once when set or lowered, and after 24 hours and a confirmation when raised', async () => {
    await set('STAKE', 'DAY', '100000');
    const [lowered] = (await set('STAKE', 'DAY', '50000')).limits;
    expect(lowered).toMatchObject({ amount: '50000', used: '0', pending: null });
    const [raised] = (await set('STAKE', 'DAY', '60000')).limits;
    expect(raised).toMatchObject({
      amount: '50000',
      pending: { removal: false, amount: '60000', effectiveAt: START + DAY_MS },
    });
    platform.now += DAY_MS - 1;
    expect((await me().value<State>('protection.limits')).limits[0]?.amount).toBe('50000');
    const confirm = (amount: string | null) =>
      me().call('protection.confirmPending', { kind: 'STAKE', period: 'DAY', amount });
    expect(await confirm('60000')).toMatchObject({ errorCode: 'protection.not.changeable' });
    platform.now += 1;
    expect((await me().value<State>('protection.limits')).limits[0]).toMatchObject({
      amount: '50000',
      pending: { due: true },
    });
    expect(await confirm('900000')).toMatchObject({ errorCode: 'record.not.found' });
    expect(await confirm(null)).toMatchObject({ errorCode: 'record.not.found' });
    expect(await confirm('60000')).toMatchObject({
      value: { limits: [{ amount: '60000', pending: null }] },
    });
    expect(await confirm('60000')).toMatchObject({ errorCode: 'record.not.found' });
  });

  it('is removed 24 hours after the request, after a confirmation', async () => {
    await set('DEPOSIT', 'MONTH', '100000');
    const [going] = (await set('DEPOSIT', 'MONTH', null)).limits;
    expect(going?.pending).toEqual({ removal: true, effectiveAt: START + DAY_MS, due: false });
    platform.now += DAY_MS;
    expect((await me().value<State>('protection.limits')).limits).toHaveLength(1);
    const named = { kind: 'DEPOSIT', period: 'MONTH', amount: null };
    expect((await me().value<State>('protection.confirmPending', named)).limits).toEqual([]);
  });

  it('starts its 24 hours again for another amount, and ignores the earlier request', async () => {
    await set('LOSS', 'DAY', '50000');
    await set('LOSS', 'DAY', '60000');
    platform.now += 23 * HOUR_MS;
    await set('LOSS', 'DAY', '900000');
    platform.now += HOUR_MS;
    const [limit] = (await me().value<State>('protection.limits')).limits;
    expect(limit).toMatchObject({ amount: '50000', pending: { amount: '900000' } });
  });

  it('keeps its 24 hours if the same raise is requested again', async () => {
    await set('LOSS', 'DAY', '50000');
    await set('LOSS', 'DAY', '60000');
    platform.now += 23 * HOUR_MS;
    const [again] = (await set('LOSS', 'DAY', '60000')).limits;
    expect(again?.pending).toMatchObject({ amount: '60000', effectiveAt: START + DAY_MS });
    const [removal] = (await set('LOSS', 'DAY', null)).limits;
    platform.now += HOUR_MS;
    expect((await set('LOSS', 'DAY', null)).limits[0]?.pending).toEqual(removal?.pending);
  });

  it('is unchanged if the request is cancelled', async () => {
    await set('LOSS', 'DAY', '50000');
    await set('LOSS', 'DAY', null);
    await me().value('protection.cancelPending', { kind: 'LOSS', period: 'DAY' });
    platform.now += 2 * DAY_MS;
    const [limit] = (await me().value<State>('protection.limits')).limits;
    expect(limit).toMatchObject({ amount: '50000', pending: null });
  });

  it('refuses stakes above its amount until the end of the brand’s day', async () => {
    await set('STAKE', 'DAY', '20000');
    expect(await play()).toMatchObject({ success: true });
    expect(await play()).toMatchObject({ success: true });
    const midnight = Date.UTC(2026, 10, 20, 17);
    expect(await play()).toMatchObject({
      errorCode: 'protection.limit.reached',
      value: { retryAfterMs: midnight - platform.now },
    });
    expect(await play({ freeplay: 1 })).toMatchObject({ success: true });
    platform.now = midnight;
    expect(await play()).toMatchObject({ success: true });
  });

  it('does not count open tickets of play money', async () => {
    await set('STAKE', 'DAY', '100000');
    const used = async () => (await me().value<State>('protection.limits')).limits[0]?.used;
    const open = async () =>
      (await me().value<{ inOpenOrders: string }>('wallet.funds')).inOpenOrders;
    const before = await open();
    const lottery = await lotteryLaunch(me(), 'VN_NORTH');
    expect(await play({ ...lottery, freeplay: 1 })).toMatchObject({ success: true });
    expect([await used(), await open()]).toEqual(['0', before]);
    expect(await play(lottery)).toMatchObject({ success: true });
    expect(await used()).toBe('10000');
    expect(Number(await open())).toBe(Number(before) + 10_000);
  });

  it('returns a repeated round from before the limit was reached', async () => {
    await set('STAKE', 'DAY', '30000');
    const t = await launchGame(me());
    const round = async (key: string) => {
      const response = await askRound(platform.sandbox, { t, stake: '20000', key });
      return [response.status, await response.json()];
    };
    const first = await round('a');
    expect(first[0]).toBe(200);
    expect(await round('a')).toEqual(first);
    expect(await round('b')).toEqual([
      409,
      expect.objectContaining({ errorCode: 'protection.limit.reached' }),
    ]);
  });

  it('counts minutes with a round, for play money too', async () => {
    await set('SESSION', 'DAY', '2');
    expect(await play()).toMatchObject({ success: true });
    expect(await play()).toMatchObject({ success: true });
    platform.now += 60_000;
    expect(await play({ freeplay: 1 })).toMatchObject({ success: true });
    platform.now += 30_000;
    expect(await play()).toMatchObject({ success: true });
    platform.now += 30_000;
    expect(await play()).toMatchObject({ errorCode: 'protection.limit.reached' });
    expect(await play({ freeplay: 1 })).toMatchObject({
      errorCode: 'protection.limit.reached',
    });
    const [limit] = (await me().value<State>('protection.limits')).limits;
    expect(limit).toMatchObject({ amount: '2', used: '2' });
    expect(await me().value('protection.activity')).toMatchObject({ timePlayed: 2 });
  });
});

describe('a time-out', () => {
  const until = (days: number) => ({ until: platform.now + days * DAY_MS });

  it('refuses play, keeps the session, and cannot be undone', async () => {
    await me().value('protection.timeOut', until(2));
    expect(await play({ freeplay: 1 })).toMatchObject({
      errorCode: 'account.excluded',
      value: { retryAfterMs: 2 * DAY_MS },
    });
    const { timeOut } = await me().value<State>('protection.limits');
    expect(timeOut).toEqual(until(2));
    expect(await me().call('protection.timeOut', until(1))).toMatchObject({
      errorCode: 'protection.not.changeable',
    });
    expect(await me().call('protection.timeOut', until(3))).toMatchObject({ success: true });
    platform.now += 3 * DAY_MS;
    expect(await play()).toMatchObject({ success: true });
  });

  it('lasts at least a day, also with a slow client clock', async () => {
    const { timeOut } = await me().value<State>('protection.timeOut', {
      until: platform.now + DAY_MS - 60_000,
    });
    expect(timeOut).toEqual({ until: platform.now + DAY_MS });
  });
});

it('money can be withdrawn in a time-out and in self-exclusion', async () => {
  const player = signedInAs(platform.sandbox, 'player01');
  const [card] = await player.value<{ bankCardId: string }[]>('withdraw.cards');
  const withdraw = async (member: ReturnType<typeof signedInAs>) =>
    member.call('withdraw.request', {
      bankCardId: card?.bankCardId,
      amount: '200000',
      paymentPassword: PAYMENT_PASSWORD,
    });
  await player.value('protection.timeOut', { until: platform.now + 2 * DAY_MS });
  const deposit = { methodId: 'vn-transfer', bankCode: 'SOH-DEMO', amount: '500000' };
  expect(
    await player.call('deposit.manualTransfer', { ...deposit, payerName: 'LAN' }),
  ).toMatchObject({ errorCode: 'account.excluded' });
  expect(await withdraw(player)).toMatchObject({ success: true });
  await player.value('protection.selfExclude', { until: 'PERMANENT', password: PASSWORD });
  // The session is opened directly, without a login.
  expect(await withdraw(signedInAs(platform.sandbox, 'player01'))).toMatchObject({ success: true });
});

describe('self-exclusion', () => {
  const login = { type: 'username', username: 'fresh01', password: PASSWORD };
  const exclude = async (until: number | 'PERMANENT') =>
    me().call('protection.selfExclude', { until, password: PASSWORD });

  it('ends every session and refuses logins until it is over', async () => {
    const before = me();
    expect(await exclude(platform.now + 200 * DAY_MS)).toMatchObject({ success: true });
    expect(await before.call('member.info')).toMatchObject({ status: 401 });
    expect(await visitor(platform.sandbox).call('access.login', login)).toMatchObject({
      errorCode: 'account.excluded',
      value: { retryAfterMs: 200 * DAY_MS },
    });
    expect(await play()).toMatchObject({ errorCode: 'account.excluded' });
    platform.now += 200 * DAY_MS;
    expect(await visitor(platform.sandbox).call('access.login', login)).toMatchObject({
      success: true,
    });
  });

  it('cannot be shortened, and a permanent one never ends', async () => {
    await exclude(platform.now + 400 * DAY_MS);
    expect(await exclude(platform.now + 200 * DAY_MS)).toMatchObject({
      errorCode: 'protection.not.changeable',
    });
    await exclude('PERMANENT');
    expect(await exclude(platform.now + 1_000 * DAY_MS)).toMatchObject({
      errorCode: 'protection.not.changeable',
    });
    platform.now += 500 * DAY_MS;
    const { value, errorCode } = await visitor(platform.sandbox).call('access.login', login);
    expect(errorCode).toBe('account.excluded');
    expect(value).not.toMatchObject({ retryAfterMs: expect.anything() });
  });

  it('requires the password, and locks the account after too many wrong ones', async () => {
    const wrong = async () =>
      (await me().call('protection.selfExclude', { until: 'PERMANENT', password: 'x' })).errorCode;
    for (let i = 0; i < 10; i += 1) expect(await wrong()).toBe('password.old.wrong');
    expect(await wrong()).toBe('login.account.locked');
    expect((await me().value<State>('protection.limits')).selfExclusion).toBeNull();
  });
});

it('the session has its time and net position from the ledger', async () => {
  const player = signedInAs(platform.sandbox, 'player01');
  const nothing = { lastsMs: 0, staked: '0', won: '0', net: '0' };
  expect(await player.value('protection.session')).toEqual({ now: START, ...nothing });
  platform.now += 5 * 60_000;
  await playGame(platform.sandbox, player, SLOT);
  const { transactions } = platform.sandbox.control.ledger({ user: 'player01', brand: 'aurora' });
  const moved = (code: string) =>
    transactions
      .filter(({ txCode, time }) => txCode === code && time >= START)
      .reduce((sum, { amount }) => sum + Math.abs(Number(amount)), 0);
  expect(moved('STAKE')).toBe(10_000);
  expect(await player.value('protection.session')).toEqual({
    now: platform.now,
    lastsMs: 5 * 60_000,
    staked: '10000',
    won: String(moved('PAYOUT')),
    net: String(moved('PAYOUT') - 10_000),
  });
  // Another session of the same person starts at zero.
  platform.now += 1;
  const other = signedInAs(platform.sandbox, 'player01');
  expect(await other.value('protection.session')).toMatchObject(nothing);
});

it('the activity statement has whole days of the brand', async () => {
  await play();
  const range = { startDate: platform.now, endDate: platform.now };
  const activity = await me().value<{ staked: string; range: object }>(
    'protection.activity',
    range,
  );
  expect(activity).toMatchObject({
    deposited: '0',
    net: '0',
    staked: '10000',
    timePlayed: 1,
    range: {
      startDate: Date.UTC(2026, 10, 19, 17),
      endDate: Date.UTC(2026, 10, 20, 17) - 1,
    },
  });
});
