import fc from 'fast-check';
import { expect, it } from 'vitest';
import { betOnLottery, orderDetail, ordersOf } from '../testing/lottery-bets';
import { platformAt } from '../testing/platform-at';
import { signedInAs } from '../testing/visitor';

const START = Date.UTC(2026, 10, 20, 12);
const platform = platformAt(START);

const me = () => signedInAs(platform.sandbox, 'player01');
const ledger = () => platform.sandbox.control.ledger({ user: 'player01', brand: 'aurora' });

async function bet(lottoGameCode = 'VN_FAST_5') {
  const orderNo = await betOnLottery(platform.sandbox, me(), { lottoGameCode });
  return { orderNo, lineNos: [`${orderNo}-1`, `${orderNo}-2`] };
}

it('cancelling a line returns its stake and keeps the other lines', async () => {
  const { orderNo } = await bet();
  const before = Number(ledger().balance);
  const input = { orderNo, lineNos: [`${orderNo}-1`] };
  expect(await me().value('games.cancelSubOrders', input)).toEqual({
    orderNo,
    status: 'OPEN',
    returned: '5000',
  });
  expect(Number(ledger().balance)).toBe(before + 5_000);
  const detail = await orderDetail(me(), orderNo);
  expect(detail).toMatchObject({ stake: '5000', status: 'OPEN' });
  expect(detail.lines.map(({ status, cancellable }) => [status, cancellable])).toEqual([
    ['CANCELLED', false],
    ['OPEN', true],
  ]);
});

it('cancelling every line ends the bet, which is never settled', async () => {
  const input = await bet();
  const before = Number(ledger().balance);
  expect(await me().value('games.cancelSubOrders', input)).toMatchObject({
    status: 'CANCELLED',
    returned: '10000',
  });
  platform.now += 3_600_000;
  const detail = await orderDetail(me(), input.orderNo);
  expect(detail).toMatchObject({ status: 'CANCELLED', stake: '10000', payout: '0', netWin: '0' });
  expect(Number(ledger().balance)).toBe(before + 10_000);
});

it('totals leave out cancelled lines', async () => {
  const day = { startDate: START, endDate: START + 86_400_000 };
  const { orderNo } = await bet();
  await me().value('games.cancelSubOrders', { orderNo, lineNos: [`${orderNo}-2`] });
  await me().value('games.cancelSubOrders', await bet());
  platform.now += 600_000;
  const { footer, total } = await ordersOf(me(), day);
  expect([total, footer.stake]).toEqual([2, '5000']);
});

it('a repeated key gets the same answer and returns no second stake', async () => {
  const input = await bet();
  const client = me().withKey('cancel-once-1');
  const first = await client.value('games.cancelSubOrders', input);
  const after = ledger().balance;
  expect(await client.value('games.cancelSubOrders', input)).toEqual(first);
  expect(ledger().balance).toBe(after);
  expect(await me().call('games.cancelSubOrders', input)).toMatchObject({
    errorCode: 'bet.not.cancellable',
  });
});

it.each([
  ['just before the draw closes', -1, undefined],
  ['after the draw closed', 0, 'bet.not.cancellable'],
  ['after the draw', 25_000, 'bet.not.cancellable'],
])('a cancellation %s is accepted or refused', async (_, after, errorCode) => {
  const input = await bet();
  const { draw } = await orderDetail(me(), input.orderNo);
  platform.now = (draw?.closeTime ?? 0) + after;
  const answer = await me().call('games.cancelSubOrders', input);
  expect(answer.errorCode).toBe(errorCode);
});

it('cancelling several lines cancels all or none', async () => {
  const { orderNo, lineNos } = await bet();
  await me().value('games.cancelSubOrders', { orderNo, lineNos: [`${orderNo}-2`] });
  const before = ledger().balance;
  expect(await me().call('games.cancelSubOrders', { orderNo, lineNos })).toMatchObject({
    errorCode: 'bet.not.cancellable',
  });
  expect(ledger().balance).toBe(before);
  expect((await orderDetail(me(), orderNo)).lines[0]?.status).toBe('OPEN');
});

it('a bet of another account cannot be cancelled', async () => {
  const input = await bet();
  const other = signedInAs(platform.sandbox, 'vip01');
  expect(await other.call('games.cancelSubOrders', input)).toMatchObject({
    errorCode: 'record.not.found',
  });
});

const step = fc.oneof(
  fc.record({ act: fc.constant('bet' as const), code: fc.constantFrom('VN_FAST_1', 'VN_FIVE_3') }),
  fc.record({
    act: fc.constant('cancel' as const),
    bet: fc.nat(5),
    lines: fc.subarray([1, 2, 2, 3], { minLength: 1 }),
    key: fc.nat(3),
  }),
  fc.record({ act: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 90_000 }) }),
);

it('a stake is returned exactly once, for any calls in any order', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      run += 1;
      platform.now += 600_000;
      const orders: string[] = [];
      for (const one of steps) {
        if (one.act === 'wait') platform.now += one.ms;
        else if (one.act === 'bet') orders.push((await bet(one.code)).orderNo);
        else {
          const orderNo = orders[one.bet % Math.max(orders.length, 1)] ?? 'B0';
          const lineNos = one.lines.map((line) => `${orderNo}-${line}`);
          const client = me().withKey(`cancel-run-${run}-${one.key}`);
          await client.call('games.cancelSubOrders', { orderNo, lineNos });
        }
      }
      // Any call runs the due jobs.
      await ordersOf(me());
      const { wallets, transactions } = ledger();
      for (const { balance, addsUpTo } of wallets) expect(addsUpTo).toBe(balance);
      for (const orderNo of orders) {
        const { lines, stake, status, payout } = await orderDetail(me(), orderNo);
        const amountsOf = (kind: string) =>
          transactions
            .filter(({ txCode, refNo }) => txCode === kind && refNo === orderNo)
            .map(({ amount }) => Number(amount));
        const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
        const cancelled = lines.filter((line) => line.status === 'CANCELLED');
        expect(amountsOf('STAKE_RETURN')).toEqual(cancelled.map((line) => Number(line.stake)));
        expect(sum(amountsOf('PAYOUT'))).toBe(Number(payout));
        const standing = status === 'CANCELLED' ? 0 : Number(stake);
        expect(sum(amountsOf('STAKE')) + sum(amountsOf('STAKE_RETURN')) + standing).toBe(0);
      }
    }),
    { numRuns: 30 },
  );
});
