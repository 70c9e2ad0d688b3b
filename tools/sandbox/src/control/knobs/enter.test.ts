import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../app';
import { BRAND_CODES } from '../../brands/brands';
import { turn } from '../../testing/turn';
import { visitor } from '../../testing/visitor';
import { STATES, type StateName } from '../states/states';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox({ strict: true });
});
beforeEach(() => {
  sandbox.reset();
});
afterAll(() => {
  sandbox.close();
});

const names = Object.keys(STATES) as StateName[];
const TRANSFER = {
  methodId: 'vn-transfer',
  bankCode: 'SOH-DEMO',
  amount: '500000',
  payerName: 'NGUYEN VAN AN',
};

/** Client of an account in a state at Aurora. */
function entered(state: StateName) {
  const { record, user } = sandbox.control.knobs.enter({ state });
  return { ...visitor(sandbox, { token: record?.token }), user };
}

it.each(names.flatMap((state) => BRAND_CODES.map((brand) => [state, brand] as const)))(
  'creates an account in state %s at %s with a consistent ledger',
  async (state, brand) => {
    const { status, body } = await turn(sandbox, 'enter', { state, brand });
    expect(status, JSON.stringify(body)).toBe(200);
    const { wallets } = sandbox.control.ledger({ user: String(body['user']), brand });
    for (const { balance, addsUpTo } of wallets) expect(addsUpTo).toBe(balance);
    const record = body['record'] as { token: string } | null;
    if ('shut' in STATES[state]) expect(record).toBeNull();
    else {
      const me = visitor(sandbox, { brand, token: record?.token });
      expect((await me.call('member.info')).success || state === 'firstLogin').toBe(true);
    }
  },
);

it('creates another account each time', () => {
  expect([entered('timeOut').user, entered('timeOut').user]).toEqual(['timeout01', 'timeout02']);
});

describe('an account', () => {
  it.each([
    ['timeOut', 'account.excluded'],
    ['atLimit', 'protection.limit.reached'],
    ['openDeposits', 'deposit.too.many.open'],
  ] as const)('in state %s may not deposit: %s', async (state, errorCode) => {
    expect(await entered(state).call('deposit.manualTransfer', TRANSFER)).toMatchObject({
      errorCode,
    });
  });

  it('in self-exclusion may not log in', async () => {
    const { user } = entered('excluded');
    const answer = await visitor(sandbox).call('access.login', {
      type: 'username',
      username: user,
      password: 'Play1234',
    });
    expect(answer.errorCode).toBe('account.excluded');
  });

  it('with a locked payment password is refused with the right password', async () => {
    const me = entered('paymentLocked');
    const [card] = await me.value<{ bankCardId: string }[]>('withdraw.cards');
    const ask = { bankCardId: card?.bankCardId, amount: '200000', paymentPassword: '135790' };
    expect((await me.call('withdraw.request', ask)).errorCode).toBe('payment.password.locked');
  });

  it('with five cards, without money, on trial', async () => {
    expect(await entered('fiveCards').value('withdraw.cards')).toHaveLength(5);
    expect(await entered('noMoney').value('wallet.balance')).toMatchObject({ sumBalance: '0' });
    expect((await entered('trial').value<{ type: number }>('member.info')).type).toBe(4);
  });

  it('has rewards in every status that a new player can reach', async () => {
    const { list } = await entered('promotions').value<{ list: { status: string }[] }>(
      'rewards.rewardList',
      { size: 100 },
    );
    expect([...new Set(list.map(({ status }) => status))]).toEqual([
      'claim',
      'process',
      'applying',
      'signed',
      'join',
      'coming',
      'issued',
      'claimed',
      'rejected',
    ]);
  });

  it.each([
    ['inReview', 'SUBMITTED'],
    ['identity', 'KYC_REQUIRED'],
    ['rejected', 'REJECTED'],
  ] as const)('in state %s has a withdrawal that is %s', async (state, status) => {
    const now = sandbox.control.state().clock.now;
    const range = { startDate: now - 60_000, endDate: now + 60_000 };
    expect(await entered(state).value('withdraw.records', range)).toMatchObject({
      list: [{ status }],
    });
  });
});
