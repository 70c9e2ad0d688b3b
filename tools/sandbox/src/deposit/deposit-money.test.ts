import type { CallValue, Contract } from '@lobby/api-client/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { play as playGame } from '../testing/play';
import { signedInAs } from '../testing/visitor';

type Order = CallValue<Contract['deposit']['order']>;
type Settings = CallValue<Contract['withdraw']['settings']>;

const START = Date.UTC(2026, 10, 21, 5);
const MINUTE_MS = 60_000;
const TRANSFER = { methodId: 'vn-transfer', bankCode: 'NSB-DEMO', payerName: 'TRAN MAI' };
const WALLET = {
  methodId: 'vn-lua',
  bankCode: 'LUA',
  kind: 'EWALLET',
  deviceId: 'device-1',
  returnUrl: 'http://aurora.localhost/m/voucherCenter',
};

/** Step of a random scenario. The same `intent` means the same key and input. */
type Step =
  | { do: 'transfer' | 'payment'; intent: number }
  | { do: 'wait'; ms: number }
  | { do: 'pay' | 'refuse'; intent: number }
  | { do: 'play' };

const intent = fc.integer({ min: 0, max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('transfer', 'payment'), intent }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      ms: fc.constantFrom(1_000, 8_000, 11_000, 16 * MINUTE_MS, 31 * MINUTE_MS, 2 * 86_400_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('pay', 'refuse'), intent }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('play') }) },
);

/** One amount per intent, covering every ending, some with an offer. */
const AMOUNTS = ['500000', '700013', '900017', '600019', '1000000', '2000000'];
const OFFERS = ['welcome', 'daily-reload', '', 'weekly-20', 'weekend', ''];
const askedFor = (n: number) => ({ amount: AMOUNTS[n] ?? '', promoId: OFFERS[n] ?? '' });

class Person {
  /** Payment tokens and orders by intent. */
  readonly tokens = new Map<number, string>();
  readonly orders = new Map<string, string>();
  now = START;

  constructor(readonly sandbox: Sandbox) {}

  /** Signs in again: sessions expire during waits. */
  get me() {
    return signedInAs(this.sandbox, 'fresh01');
  }

  async begin(kind: 'transfer' | 'payment', intent: number) {
    const key = `intent-${kind}-${intent}`;
    const [call, ask] =
      kind === 'transfer'
        ? (['deposit.manualTransfer', TRANSFER] as const)
        : (['deposit.paymentGateway', WALLET] as const);
    const input = { ...ask, ...askedFor(intent) };
    // Two concurrent calls, as from a double tap.
    const answers = await Promise.all([1, 2].map(() => this.me.withKey(key).call(call, input)));
    for (const { success, value } of answers) {
      if (!success) continue;
      const { orderNo, redirectUrl } = value as { orderNo: string; redirectUrl?: string };
      expect(this.orders.get(key) ?? orderNo, 'one order for a key').toBe(orderNo);
      this.orders.set(key, orderNo);
      if (redirectUrl) this.tokens.set(intent, new URL(redirectUrl).searchParams.get('t') ?? '');
    }
  }

  async decide(answer: string, intent: number) {
    const t = this.tokens.get(intent);
    if (t === undefined) return;
    const body = JSON.stringify({ t, answer });
    const request = new Request('http://pay.localhost/pay/api/answer', { method: 'POST', body });
    expect((await this.sandbox.fetch(request)).status).toBe(200);
  }

  play = () => playGame(this.sandbox, this.me);

  async take(step: Step) {
    if (step.do === 'wait') this.now += step.ms;
    else if (step.do === 'play') await this.play();
    else if (step.do === 'pay' || step.do === 'refuse') await this.decide(step.do, step.intent);
    else await this.begin(step.do, step.intent);
  }

  /** Each settled deposit is in the ledger exactly once, any other not at all, and the totals add up. */
  async check() {
    // Two calls: a due job may schedule another that is due.
    await this.me.call('wallet.balance');
    const { sumBalance } = await this.me.value<{ sumBalance: string }>('wallet.balance');
    const ledger = this.sandbox.control.ledger({ user: 'fresh01', brand: 'aurora' });
    const main = ledger.transactions.filter(({ wallet }) => wallet === 'MAIN');
    const sum = main.reduce((total, { amount }) => total + Number(amount), 0);
    expect(Number(sumBalance)).toBe(sum);
    for (const orderNo of this.orders.values()) {
      const order = await this.me.value<Order>('deposit.order', { orderNo });
      const posted = main.filter(({ refNo }) => refNo === orderNo);
      const bonus = Number(order.bonus) > 0 ? [['BONUS', order.bonus]] : [];
      const due = order.status === 'SUCCESS' ? [['DEPOSIT', order.amount], ...bonus] : [];
      expect(posted.map(({ txCode, amount }) => [txCode, amount])).toEqual(due);
    }
    const { turnover } = await this.me.value<Settings>('withdraw.settings');
    for (const { required, done } of turnover.items) {
      expect(Number(done)).toBeLessThanOrEqual(Number(required));
    }
  }
}

it('each deposit is credited once, for any repetitions', async () => {
  let now = START;
  const sandbox = createSandbox({ strict: true, now: () => now });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      now = START;
      sandbox.reset();
      const person = new Person(sandbox);
      now = person.now;
      for (const next of steps) {
        await person.take(next);
        now = person.now;
      }
      await person.check();
      now += 40 * MINUTE_MS;
      await person.check();
    }),
    { numRuns: 40 },
  );
  sandbox.close();
}, 60_000);
