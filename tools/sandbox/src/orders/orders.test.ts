import { describe, expect, it } from 'vitest';
import { betOnLottery, orderDetail, ordersOf, type ShownOrder } from '../testing/lottery-bets';
import { platformAt } from '../testing/platform-at';
import { tableOf } from '../testing/play';
import { signedInAs } from '../testing/visitor';

const START = Date.UTC(2026, 10, 20, 12);
const platform = platformAt(START);

const me = () => signedInAs(platform.sandbox, 'player01');
const balance = async () =>
  Number((await me().value<{ sumBalance: string }>('wallet.balance')).sumBalance);

describe('a bet on a lottery', () => {
  it('has two lines on the next draw, and takes its stake', async () => {
    const before = await balance();
    const orderNo = await betOnLottery(platform.sandbox, me(), { lottoGameCode: 'VN_FAST_1' });
    const detail = await orderDetail(me(), orderNo);
    expect(detail).toMatchObject({
      status: 'OPEN',
      stake: '10000',
      validStake: '0',
      netWin: '0',
      settleTime: null,
      draw: { gameCode: 'VN_FAST_1', drawTime: START + 60_000, prizes: null },
    });
    expect(detail.lines.map(({ stake, status }) => [stake, status])).toEqual([
      ['5000', 'OPEN'],
      ['5000', 'OPEN'],
    ]);
    expect(await balance()).toBe(before - 10_000);
  });

  it('is refused for a closed draw', async () => {
    platform.now = START + 56_000;
    const detail = await orderDetail(
      me(),
      await betOnLottery(platform.sandbox, me(), { lottoGameCode: 'VN_FAST_1' }),
    );
    expect(detail.draw?.drawTime).toBe(START + 120_000);
  });

  it.each([
    ['Lott', { lottoPrizeMode: 'Lott' }, ['SPECIAL2', 'ANY2']],
    ['Elott', { lottoPrizeMode: 'Elott' }, ['LAST1', 'PARITY']],
    ['of entertainment', { playType: 'ent' }, ['LAST1', 'PARITY']],
  ])('has the plays of prize mode %s', async (_, mode, plays) => {
    const orderNo = await betOnLottery(platform.sandbox, me(), {
      lottoGameCode: 'VN_NORTH',
      ...mode,
    });
    const { lines } = await orderDetail(me(), orderNo);
    expect(lines.map(({ playCode }) => playCode)).toEqual(plays);
  });

  it('refuses an unknown lottery', async () => {
    await expect(
      betOnLottery(platform.sandbox, me(), { lottoGameCode: 'VN_NOWHERE' }),
    ).rejects.toThrow('game.not.found');
  });

  it('writes no bet record for play money', async () => {
    const before = await balance();
    const { total } = await ordersOf(me());
    await betOnLottery(platform.sandbox, me(), { lottoGameCode: 'VN_FAST_1', freeplay: 1 });
    expect([await balance(), (await ordersOf(me())).total]).toEqual([before, total]);
  });

  it('leaves the demonstration game unchanged', async () => {
    await betOnLottery(platform.sandbox, me(), { lottoGameCode: 'VN_NORTH' });
    const { orders } = platform.sandbox.control.ledger({ user: 'player01', brand: 'aurora' });
    const token = orders.at(-1)?.key.split('/')[0] ?? '';
    const { last, ...state } = await tableOf(platform.sandbox, token);
    expect(state).toMatchObject({ kind: 'draw', rounds: 1, stake: '10000' });
    expect(last).toMatchObject({ symbols: [], payout: '0', drawAt: state.drawAt });
  });
});

/** Recalculates the payout of the lines from the drawn numbers. */
function worth({ lines, draw }: Awaited<ReturnType<typeof orderDetail>>): number {
  const prizes = draw?.prizes ?? [];
  const special = prizes[0]?.numbers[0] ?? '';
  const last = Number(special.slice(-1));
  const ends = (numbers: string[], pick: string) => numbers.filter((one) => one.endsWith(pick));
  const hits: Record<string, (pick: string) => number> = {
    SPECIAL2: (pick) => ends([special], pick).length,
    LAST1: (pick) => ends([special], pick).length,
    ANY2: (pick) =>
      ends(
        prizes.flatMap(({ numbers }) => numbers),
        pick,
      ).length,
    PARITY: (pick) => Number((last % 2 === 0) === (pick === 'EVEN')),
    SIZE: (pick) => Number(last > 4 === (pick === 'BIG')),
  };
  return lines.reduce(
    (sum, { playCode, pick, odds, stake }) =>
      sum + Math.floor(Number(stake) * Number(odds) * (hits[playCode]?.(pick) ?? 0)),
    0,
  );
}

it('settles at the draw by the numbers that are drawn, and pays once', async () => {
  const orders: string[] = [];
  for (let i = 0; i < 40; i += 1) {
    const lottoPrizeMode = i % 2 === 0 ? 'Elott' : 'Lott';
    orders.push(
      await betOnLottery(platform.sandbox, me(), { lottoGameCode: 'VN_FAST_1', lottoPrizeMode }),
    );
  }
  const before = await balance();
  platform.now = START + 59_999;
  expect((await orderDetail(me(), orders[0] ?? '')).status).toBe('OPEN');
  platform.now = START + 60_000;
  let paid = 0;
  for (const orderNo of orders) {
    const detail = await orderDetail(me(), orderNo);
    expect(detail.settleTime).toBe(START + 60_000);
    expect(Number(detail.payout)).toBe(worth(detail));
    expect(Number(detail.netWin)).toBe(worth(detail) - 10_000);
    const lines = detail.lines.reduce((sum, { payout }) => sum + Number(payout), 0);
    expect(lines).toBe(Number(detail.payout));
    paid += worth(detail);
  }
  expect(paid).toBeGreaterThan(0);
  expect(await balance()).toBe(before + paid);
  platform.now += 3_600_000;
  expect(await balance()).toBe(before + paid);
});

it('settles bets in the order of their draws, each at its own time', async () => {
  const late = await betOnLottery(platform.sandbox, me(), { lottoGameCode: 'VN_FAST_5' });
  const early = await betOnLottery(platform.sandbox, me(), { lottoGameCode: 'VN_FAST_1' });
  const middle = await betOnLottery(platform.sandbox, me(), { lottoGameCode: 'VN_FIVE_3' });
  platform.now = START + 3_600_000;
  const settled = [];
  for (const orderNo of [early, middle, late]) {
    settled.push((await orderDetail(me(), orderNo)).settleTime);
  }
  expect(settled).toEqual([START + 60_000, START + 180_000, START + 300_000]);
  const { transactions } = platform.sandbox.control.ledger({ user: 'player01', brand: 'aurora' });
  const times = transactions.slice(1).map(({ time }) => time);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

it('open seeded bets lose at their draw', async () => {
  const open = await ordersOf(me(), { status: 'OPEN' });
  expect(open.total).toBe(2);
  platform.now = START + 5 * 86_400_000;
  expect((await ordersOf(me(), { status: 'OPEN' })).total).toBe(0);
  for (const { orderNo } of open.list) {
    const { status, payout, draw, match } = await orderDetail(me(), orderNo);
    expect([status, payout]).toEqual(['LOST', '0']);
    expect(draw?.prizes ?? match?.score).toBeTruthy();
  }
});

describe('the bet record', () => {
  it('has sums of all pages', async () => {
    const rows: ShownOrder[] = [];
    const first = await ordersOf(me(), { size: 10 });
    for (let page = 1; page <= first.totalPages; page += 1) {
      rows.push(...(await ordersOf(me(), { size: 10, page })).list);
    }
    expect(rows).toHaveLength(first.total);
    expect(new Set(rows.map(({ orderNo }) => orderNo)).size).toBe(rows.length);
    const times = rows.map(({ betTime }) => betTime);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const sum = (key: 'stake' | 'validStake' | 'payout' | 'netWin') =>
      String(
        rows
          .filter(({ status }) => status !== 'CANCELLED')
          .reduce((total, row) => total + Number(row[key]), 0),
      );
    expect(first.footer).toEqual({
      stake: sum('stake'),
      validStake: sum('validStake'),
      payout: sum('payout'),
      netWin: sum('netWin'),
    });
  });

  it.each(['category', 'status', 'vendorCode'] as const)('finds by %s', async (key) => {
    const all = await ordersOf(me(), { size: 100 });
    const wanted = all.list[5]?.[key] ?? '';
    const found = await ordersOf(me(), { [key]: wanted, size: 100 });
    const expected = all.list.filter((row) => row[key] === wanted);
    expect(found.list).toEqual(expected);
    expect(found.total).toBe(expected.length);
    expect(expected.length).toBeLessThan(all.total);
  });

  it('includes both ends of the range', async () => {
    const { list } = await ordersOf(me());
    const [newest, oldest] = [list[3], list[6]];
    const range = { startDate: oldest?.betTime, endDate: newest?.betTime };
    expect((await ordersOf(me(), range)).list).toEqual(list.slice(3, 7));
  });

  it('contains no bets of other accounts', async () => {
    const ownNumbers = (await ordersOf(me())).list.map(({ orderNo }) => orderNo);
    const others = await ordersOf(signedInAs(platform.sandbox, 'vip01'));
    expect(others.list.filter(({ orderNo }) => ownNumbers.includes(orderNo))).toEqual([]);
    expect((await ordersOf(signedInAs(platform.sandbox, 'fresh01'))).total).toBe(0);
  });
});
