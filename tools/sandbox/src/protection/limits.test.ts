import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { brandOf } from '../brands/brands';
import { dayOf } from '../paging/range';
import { play as playGame } from '../testing/play';
import { signedInAs } from '../testing/visitor';
import { type Period, PERIODS, spanOf } from '../paging/periods';

const HOUR_MS = 3_600_000;
const COOLING_MS = 24 * HOUR_MS;
const START = Date.UTC(2026, 10, 20, 3);
const AURORA = brandOf('aurora');

let now = START;
let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ strict: true, now: () => now });
});
afterAll(() => {
  sandbox.close();
});
const me = () => signedInAs(sandbox, 'fresh01');

const STAKE = AURORA.stakes[0];

/** Reference model of a limit, independent of the sandbox. `null`: no limit. */
interface Model {
  amount: number | null;
  pending: { amount: number | null; at: number } | undefined;
}

/** Confirms the pending change; returns whether it was due. */
function settle(model: Model): boolean {
  if (model.pending === undefined || now < model.pending.at) return false;
  model.amount = model.pending.amount;
  model.pending = undefined;
  return true;
}

function change(model: Model, amount: number | null): void {
  const protectsMore = model.amount === null || (amount !== null && amount <= model.amount);
  if (model.amount === null && amount === null) return;
  if (protectsMore) {
    model.amount = amount;
    model.pending = undefined;
  } else if (model.pending?.amount !== amount) {
    model.pending = { amount, at: now + COOLING_MS };
  }
}

interface Played {
  at: number;
  stake: number;
  payout: number;
}

const COUNTED = {
  STAKE: ({ stake }: Played) => stake,
  LOSS: ({ stake, payout }: Played) => stake - payout,
} as const;
type Counted = keyof typeof COUNTED;

/** Rounds in the ledger of the current day, week or month. */
function used(kind: Counted, period: Period): number {
  const span = spanOf(period, dayOf(AURORA, now));
  return sandbox.control
    .ledger({ user: 'fresh01', brand: 'aurora' })
    .orders.flatMap((order) => ('stake' in order ? [order] : []))
    .map(({ time, stake, payout }) => ({ at: time, stake: Number(stake), payout: Number(payout) }))
    .filter(({ at }) => dayOf(AURORA, at) >= span.first && dayOf(AURORA, at) < span.next)
    .reduce((sum, round) => sum + COUNTED[kind](round), 0);
}

/** Fewer rounds than the balance covers. */
const step = fc.oneof(
  fc.record({ act: fc.constant('play' as const), rounds: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    act: fc.constant('set' as const),
    amount: fc.option(fc.integer({ min: 0, max: 5 }), { freq: 5 }),
  }),
  fc.record({ act: fc.constant('cancel' as const) }),
  fc.record({ act: fc.constant('confirm' as const) }),
  fc.record({ act: fc.constant('wait' as const), hours: fc.constantFrom(1, 3, 20, 23, 24) }),
);

it('refuses rounds above a limit, accepts those below, and raises no limit early', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Counted>('STAKE', 'LOSS'),
      fc.constantFrom(...PERIODS),
      fc.array(step, { minLength: 5, maxLength: 14 }),
      async (kind, period, steps) => {
        now = START;
        sandbox.reset();
        const model: Model = { amount: null, pending: undefined };
        const play = async () => {
          const reaches = used(kind, period) + STAKE;
          const { errorCode } = await playGame(sandbox, me());
          const expected =
            model.amount !== null && reaches > model.amount
              ? 'protection.limit.reached'
              : undefined;
          expect(errorCode).toBe(expected);
        };
        for (const one of steps) {
          if (one.act === 'play') {
            for (let i = 0; i < one.rounds; i += 1) await play();
          } else if (one.act === 'set') {
            const amount = one.amount === null ? null : one.amount * STAKE;
            const wire = amount === null ? null : String(amount);
            await me().value('protection.setLimit', { kind, period, amount: wire });
            change(model, amount);
          } else if (one.act === 'confirm') {
            const waits = model.pending?.amount ?? null;
            const wire = waits === null ? null : String(waits);
            const named = { kind, period, amount: wire };
            const { success } = await me().call('protection.confirmPending', named);
            expect(success).toBe(settle(model));
          } else if (one.act === 'cancel') {
            const { success } = await me().call('protection.cancelPending', { kind, period });
            expect(success).toBe(model.pending !== undefined);
            model.pending = undefined;
          } else {
            now += one.hours * HOUR_MS;
          }
        }
      },
    ),
    { numRuns: 30 },
  );
}, 30_000);

const UNIT = 50_000;
const BANK = { methodId: 'vn-transfer', bankCode: 'SOH-DEMO', payerName: 'MAI' };
const deposit = fc.record({
  units: fc.integer({ min: 1, max: 8 }),
  /** Time until the next step; the request is then pending, paid but not credited, or settled. */
  waitMs: fc.oneof(fc.constantFrom(0, 8_500, 11_500), fc.integer({ min: 0, max: 12 * HOUR_MS })),
});

/** A transfer is credited within this time, perhaps on the next day. */
const SETTLED_MS = 60_000;
/** Open deposits at once. */
const MAX_OPEN = 3;

it('deposits of a day, pending ones included, reach but never exceed the limit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 15 }),
      fc.array(deposit, { minLength: 2, maxLength: 12 }),
      async (limit, deposits) => {
        now = START;
        sandbox.reset();
        const amount = String(limit * UNIT);
        await me().value('protection.setLimit', { kind: 'DEPOSIT', period: 'DAY', amount });
        const accepted: { at: number; units: number }[] = [];
        for (const { units, waitMs } of deposits) {
          const order = { ...BANK, amount: String(units * UNIT) };
          const { errorCode } = await me().call('deposit.manualTransfer', order);
          if (units > limit) expect(errorCode).toBe('protection.limit.reached');
          const today = accepted.filter(
            ({ at }) => dayOf(AURORA, at + SETTLED_MS) >= dayOf(AURORA, now),
          );
          const sum = today.reduce((total, one) => total + one.units, units);
          const unsettled = accepted.filter(({ at }) => at + SETTLED_MS > now).length;
          const allowed = unsettled < MAX_OPEN ? [undefined] : [undefined, 'deposit.too.many.open'];
          if (sum <= limit) expect(allowed).toContain(errorCode);
          if (errorCode === undefined) accepted.push({ at: now, units });
          now += waitMs;
        }
        now += COOLING_MS;
        await me().value('wallet.balance');
        await me().value('wallet.balance');
        const arrived = new Map<number, number>();
        const { transactions } = sandbox.control.ledger({ user: 'fresh01', brand: 'aurora' });
        for (const { txCode, amount: minor, time } of transactions) {
          if (txCode !== 'DEPOSIT') continue;
          const day = dayOf(AURORA, time);
          arrived.set(day, (arrived.get(day) ?? 0) + Number(minor));
        }
        for (const sum of arrived.values()) expect(sum).toBeLessThanOrEqual(limit * UNIT);
      },
    ),
    { numRuns: 30 },
  );
}, 30_000);
