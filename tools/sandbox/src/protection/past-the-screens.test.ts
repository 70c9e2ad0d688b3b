import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../seed/accounts.data';
import { platformAt } from '../testing/platform-at';
import { askRound, launchGame, SLOT, tableOf } from '../testing/play';
import { signedInAs, visitor } from '../testing/visitor';

const DAY_MS = 86_400_000;

const platform = platformAt(Date.UTC(2026, 10, 20, 12));
const me = (brand: 'aurora' | 'jade' = 'aurora') => signedInAs(platform.sandbox, 'player01', brand);
const inDays = (days: number) => platform.now + days * DAY_MS;

const DEPOSIT = {
  methodId: 'vn-transfer',
  bankCode: 'SOH-DEMO',
  amount: '500000',
  payerName: 'LAN',
};
const LIMIT = { kind: 'STAKE', period: 'DAY' } as const;

interface Limit {
  kind: string;
  period: string;
  amount: string;
}

const stakeLimit = async () => {
  const { limits } = await me().value<{ limits: Limit[] }>('protection.limits');
  return limits.find(({ kind, period }) => kind === LIMIT.kind && period === LIMIT.period)?.amount;
};

// Client-supplied ids, stored state and replays must not bypass a break.
describe('a repeated call', () => {
  it('from before a break returns its first answer; with another key it is refused', async () => {
    const send = (key: string) => me().withKey(key).call('deposit.manualTransfer', DEPOSIT);
    const first = await send('before-the-break');
    expect(first).toMatchObject({ success: true });
    await me().value('protection.timeOut', { until: inDays(2) });
    expect(await send('before-the-break')).toEqual(first);
    expect(await send('in-the-break')).toMatchObject({ errorCode: 'account.excluded' });
    const { transactions } = platform.sandbox.control.ledger({ user: 'player01', brand: 'aurora' });
    expect(transactions.filter(({ time }) => time >= platform.now)).toEqual([]);
  });

  it('for a higher limit starts the wait again, and its confirmation is valid once', async () => {
    await me().value('protection.setLimit', { ...LIMIT, amount: '900000' });
    await me().value('protection.setLimit', { ...LIMIT, amount: '500000' });
    await me().value('protection.setLimit', { ...LIMIT, amount: '900000' });
    expect(await stakeLimit()).toBe('500000');
    const confirm = () => me().call('protection.confirmPending', { ...LIMIT, amount: '900000' });
    expect(await confirm()).toMatchObject({ errorCode: 'protection.not.changeable' });
    platform.now += DAY_MS;
    expect(await confirm()).toMatchObject({ success: true });
    await me().value('protection.setLimit', { ...LIMIT, amount: '500000' });
    expect(await confirm()).toMatchObject({ errorCode: 'record.not.found' });
    expect(await stakeLimit()).toBe('500000');
  });

  it('for a shorter break does not shorten it', async () => {
    const short = { until: inDays(2) };
    await me().value('protection.timeOut', short);
    await me().value('protection.timeOut', { until: inDays(20) });
    expect(await me().call('protection.timeOut', short)).toMatchObject({
      errorCode: 'protection.not.changeable',
    });
  });
});

describe('data stored by a client', () => {
  it('a session from before an exclusion is refused at every brand', async () => {
    const kept = [me(), me('jade')];
    await me().value('protection.selfExclude', { until: 'PERMANENT', password: PASSWORD });
    for (const session of kept) {
      for (const name of ['member.info', 'protection.limits', 'deposit.promotions'] as const)
        expect(await session.call(name)).toMatchObject({ status: 401 });
      expect(await session.call('games.launch', SLOT)).toMatchObject({ status: 401 });
    }
  });

  it('a session of another brand is refused', async () => {
    const { token } = me('jade');
    const moved = visitor(platform.sandbox, { token });
    expect(await moved.call('deposit.manualTransfer', DEPOSIT)).toMatchObject({ status: 401 });
  });

  it('an open game refuses rounds in a break at another brand', async () => {
    const t = await launchGame(me());
    const { stakes } = await tableOf(platform.sandbox, t);
    const round = async (key: string) =>
      (await askRound(platform.sandbox, { t, stake: stakes[0], key })).json();
    expect(await round('before')).not.toHaveProperty('errorCode');
    await me('jade').value('protection.timeOut', { until: inDays(2) });
    expect(await round('after')).toMatchObject({ errorCode: 'account.excluded' });
  });
});

describe('parameters that a client sends for a game', () => {
  it('do not change its category', async () => {
    interface Listed {
      nodeId: string;
      gameId: string;
      vassalage: string;
    }
    const { games } = await visitor(platform.sandbox).value<{ games: Listed[] }>('games.list', {
      gameType: 'COCKFIGHT',
      pageNo: 1,
      pageSize: 1,
    });
    const { nodeId, gameId, vassalage: vendor } = games[0] as Listed;
    platform.sandbox.control.knobs.ruleBook({ brand: 'aurora', name: 'mga' });
    for (const claimed of ['COCKFIGHT', 'SPORTS', 'RNG'])
      for (const name of [{ nodeId, gameId }, { gameId }, { gameCode: gameId }])
        expect(
          await me().call('games.launch', { ...name, vendor, gameType: claimed }),
        ).toMatchObject({ errorCode: 'game.not.found' });
  });
});
