import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { type Answered, signedInAs } from '../testing/visitor';

const USER = 'player01';
const SECOND_MS = 1_000;

/** Decisions that a step may take on the newest open withdrawal. */
const DECISIONS = ['approve', 'reject', 'fail', 'identity', 'hold', 'resume'] as const;
type Decision = (typeof DECISIONS)[number];

type Step =
  | { do: 'decide'; decision: Decision }
  | { do: 'withdraw'; amount: number; key: number }
  | { do: 'transfer'; from: 'MAIN' | 'SAFE'; amount: number; key: number }
  | { do: 'wait'; seconds: number };

/** Few keys, so that many are reused, with the same and with other inputs. */
const key = fc.integer({ min: 0, max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('withdraw' as const),
      // Below the minimum; above the balance after a few.
      amount: fc.constantFrom(200_000, 200_013, 3_000_013, 50, 6_000_000),
      key,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('transfer' as const),
      from: fc.constantFrom('MAIN' as const, 'SAFE' as const),
      amount: fc.constantFrom(0, 1, 100_000, 7_000_000, 99_000_000),
      key,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      decision: fc.constantFrom(...DECISIONS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(3, 5, 11, 3_700),
    }),
  },
);

const CARD = async (sandbox: Sandbox) => {
  const cards = await signedInAs(sandbox, USER).value<{ bankCardId: string }[]>('withdraw.cards');
  return cards[0]?.bankCardId ?? '';
};

/** First accepted input and answer of a key. */
interface Intent {
  asked: string;
  answer: Answered;
  step: Exclude<Step, { do: 'wait' | 'decide' }>;
}

async function send(sandbox: Sandbox, card: string, asked: Intent['step']): Promise<Answered> {
  const me = signedInAs(sandbox, USER).withKey(`intent-${asked.key}`);
  const amount = String(asked.amount);
  return asked.do === 'withdraw'
    ? me.call('withdraw.request', { bankCardId: card, amount, paymentPassword: '135790' })
    : me.call('wallet.transfer', {
        from: asked.from,
        to: asked.from === 'MAIN' ? 'SAFE' : 'MAIN',
        amount,
      });
}

/** Compares an answer with the first answer of its key. */
function note(intents: Map<number, Intent>, asked: Intent['step'], answer: Answered): void {
  const first = intents.get(asked.key);
  const text = JSON.stringify(asked);
  if (first === undefined) {
    if (answer.success) intents.set(asked.key, { asked: text, answer, step: asked });
  } else if (first.asked === text) expect(answer).toEqual(first.answer);
  else expect(answer.errorCode).toBe('idempotency.key.reused');
}

type Ledger = ReturnType<Sandbox['control']['ledger']>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const total = ({ wallets }: Ledger) => sum(wallets.map(({ balance }) => Number(balance)));

function assertSound(ledger: Ledger): void {
  for (const { balance, addsUpTo } of ledger.wallets) {
    expect(addsUpTo).toBe(balance);
    expect(Number(balance)).toBeGreaterThanOrEqual(0);
  }
  expect(ledger.transactions.every(({ balanceAfter }) => Number(balanceAfter) >= 0)).toBe(true);
}

/** Checks that each intent has one order, one debit, and one refund if it was not paid. */
function assertOnce(ledger: Ledger, intents: Map<number, Intent>): void {
  const mine = ledger.orders.filter((order) => order.key.startsWith('intent-'));
  expect(mine.map((order) => order.key).sort()).toEqual(
    [...intents.keys()].map((n) => `intent-${n}`).sort(),
  );
  for (const { orderNo, type, status } of mine) {
    const codes = ledger.transactions
      .filter(({ refNo }) => refNo === orderNo)
      .map(({ txCode }) => txCode);
    const back = status === 'REJECTED' || status === 'FAILED' ? ['WITHDRAWAL_RETURN'] : [];
    expect(codes).toEqual(
      type === 'WITHDRAWAL' ? ['WITHDRAWAL', ...back] : ['WALLET_OUT', 'WALLET_IN'],
    );
  }
}

/** Decides the newest open withdrawal, if any. */
function decide({ control: { knobs } }: Sandbox, decision: Decision): void {
  const open = knobs
    .orders({ brand: 'aurora' })
    .find(({ user, type }) => user === USER && type === 'WITHDRAWAL');
  if (open !== undefined) knobs.withdrawal({ orderNo: open.orderNo, decision });
}

/** Approves what is still open, so that every order has ended. */
function approveAll(sandbox: Sandbox): void {
  for (const { user, type, orderNo } of sandbox.control.knobs.orders({ brand: 'aurora' })) {
    if (user === USER && type === 'WITHDRAWAL') {
      sandbox.control.knobs.withdrawal({ orderNo, decision: 'approve' });
    }
  }
}

it('each withdrawal is debited once, never below zero, and returned once if not paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      let now = Date.UTC(2026, 10, 20, 5);
      const sandbox = createSandbox({ strict: true, now: () => now });
      const ledger = () => sandbox.control.ledger({ user: USER, brand: 'aurora' });
      const before = total(ledger());
      const card = await CARD(sandbox);
      const intents = new Map<number, Intent>();
      for (const one of steps) {
        if (one.do === 'wait') now += one.seconds * SECOND_MS;
        else if (one.do === 'decide') decide(sandbox, one.decision);
        else note(intents, one, await send(sandbox, card, one));
        assertSound(ledger());
      }
      now += 7_200 * SECOND_MS;
      const me = signedInAs(sandbox, USER);
      await me.call('wallet.balance');
      approveAll(sandbox);
      assertSound(ledger());
      assertOnce(ledger(), intents);
      const withdrawn = ledger().orders.flatMap((order) =>
        'amount' in order && order.type === 'WITHDRAWAL' && order.status === 'PAID'
          ? order.key.startsWith('intent-')
            ? [Number(order.amount)]
            : []
          : [],
      );
      expect(total(ledger())).toBe(before - sum(withdrawn));
      sandbox.close();
    }),
    { numRuns: 30 },
  );
}, 60_000);
