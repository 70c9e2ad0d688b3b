import type { CallValue, Contract } from '@lobby/api-client/contract';
import { afterAll, describe, expect, it, test } from 'vitest';
import { BRAND_CODES, brandOf } from '../brands/brands';
import { platformAt } from '../testing/platform-at';
import { signedInAs } from '../testing/visitor';
import { planOf } from '../seed/plan';
import { seededDb } from '../testing/seeded-db';
import { bonusOf, offersOf, wagerOf } from './offers';

type Offer = CallValue<Contract['deposit']['promotions']>[number];
type Order = CallValue<Contract['deposit']['order']>;

const DAY_MS = 86_400_000;
/** A Thursday, noon in Vietnam. */
const THURSDAY = Date.UTC(2026, 10, 19, 5);
const platform = platformAt(THURSDAY);

type Member = ReturnType<typeof signedInAs>;
const TRANSFER = { methodId: 'vn-transfer', bankCode: 'SOH-DEMO', payerName: 'TRAN MAI' };
const ask = (me: Member, amount: string, promoId?: string | null) =>
  me.call('deposit.manualTransfer', {
    ...TRANSFER,
    amount,
    ...(promoId === undefined ? {} : { promoId }),
  });

/** Deposits and waits until it is settled. */
async function deposit(me: Member, amount: string, promoId?: string | null): Promise<Order> {
  const { value, errorCode } = await ask(me, amount, promoId);
  if (errorCode !== undefined) throw new Error(errorCode);
  const { orderNo } = value as { orderNo: string };
  platform.now += 9_000;
  await me.value('wallet.balance');
  platform.now += 3_000;
  return me.value<Order>('deposit.order', { orderNo });
}

const offerOf = async (me: Member, promoId: string) =>
  (await me.value<Offer[]>('deposit.promotions')).find((offer) => offer.promoId === promoId);
const reasonOf = async (me: Member, promoId: string) =>
  (await offerOf(me, promoId))?.reason ?? null;
const bonuses = () =>
  platform.sandbox.control
    .ledger({ user: 'fresh01', brand: 'aurora' })
    .transactions.filter(({ txCode }) => txCode === 'BONUS')
    .map(({ amount }) => amount);

describe('eligibility for an offer', () => {
  test.each([
    ['fresh01', 'welcome', null],
    ['player01', 'welcome', 'FIRST_DEPOSIT'],
    ['player01', 'vip-5', 'VIP_LEVEL'],
    ['vip01', 'vip-5', null],
    ['fresh01', 'weekend', 'WEEKEND'],
  ])('%s and %s: %s', async (user, promoId, reason) => {
    const offer = await offerOf(signedInAs(platform.sandbox, user), promoId);
    expect(offer).toMatchObject({ reason, eligible: reason === null });
  });

  test.each([
    // The brand's Saturday begins at 17:00 UTC on Friday.
    [Date.UTC(2026, 10, 20, 16, 59), 'WEEKEND'],
    [Date.UTC(2026, 10, 20, 17), null],
    [Date.UTC(2026, 10, 22, 16, 59), null],
    [Date.UTC(2026, 10, 22, 17), 'WEEKEND'],
  ])('the weekend at %i: %s', async (at, reason) => {
    platform.now = at;
    expect(await reasonOf(signedInAs(platform.sandbox, 'fresh01'), 'weekend')).toBe(reason);
  });

  // Paid after 8 seconds, credited after 11.
  test.each([
    ['PENDING', 0],
    ['PAID', 9_000],
    ['SUCCESS', 12_000],
  ])('a bonus whose deposit is %s counts as taken', async (status, later) => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    const { value } = await ask(me, '500000', 'welcome');
    platform.now += later;
    const { orderNo } = value as { orderNo: string };
    expect(await me.value<Order>('deposit.order', { orderNo })).toMatchObject({ status });
    expect(await reasonOf(me, 'welcome')).toBe('TAKEN');
    expect(await ask(me, '500000', 'welcome')).toMatchObject({ errorCode: 'promotion.taken' });
  });

  test.each([
    ['welcome', 40, 'TAKEN', 'TAKEN'],
    ['daily-reload', 1, 'TAKEN_TODAY', null],
    // From Thursday, Sunday is in the same week and Monday in the next.
    ['weekly-20', 3, 'TAKEN_THIS_WEEK', 'TAKEN_THIS_WEEK'],
    ['weekly-20', 4, 'TAKEN_THIS_WEEK', null],
  ])('%s once taken, %i days later', async (promoId, days, sameDay, later) => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    await deposit(me, '500000', promoId);
    expect(await reasonOf(me, promoId)).toBe(sameDay);
    expect((await ask(me, '500000', promoId)).errorCode).toBe('promotion.taken');
    platform.now += days * DAY_MS;
    expect(await reasonOf(signedInAs(platform.sandbox, 'fresh01'), promoId)).toBe(later);
  });
});

describe('a deposit with an offer', () => {
  it('credits amount and bonus together', async () => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    const order = await deposit(me, '500000', 'welcome');
    expect(order).toMatchObject({ status: 'SUCCESS', bonus: '500000', promoId: 'welcome' });
    expect(bonuses()).toEqual(['500000']);
  });

  it('that fails credits no bonus and leaves the offer open', async () => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    const { orderNo } = (await ask(me, '500000', 'welcome')).value as { orderNo: string };
    platform.sandbox.control.knobs.deposit({ orderNo, decision: 'fail' });
    expect(await me.value('deposit.order', { orderNo })).toMatchObject({ status: 'FAILED' });
    expect(bonuses()).toEqual([]);
    expect(await reasonOf(me, 'welcome')).toBeNull();
  });

  it('below the minimum is refused with the minimum', async () => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    expect(await ask(me, '99999', 'welcome')).toMatchObject({
      errorCode: 'promotion.not.eligible',
      value: { fields: { minDeposit: '100000' } },
    });
  });
});

describe('an accepted offer', () => {
  it('is applied to the next eligible deposit, once', async () => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    await me.value('deposit.acceptPromotion', { promoId: 'daily-reload' });
    expect((await offerOf(me, 'daily-reload'))?.accepted).toBe(true);
    // Below the minimum: no bonus, and the choice is kept.
    expect((await deposit(me, '100000')).promoId).toBeNull();
    expect(await deposit(me, '300000')).toMatchObject({ promoId: 'daily-reload', bonus: '30000' });
    expect((await deposit(me, '300000')).promoId).toBeNull();
  });

  test.each([
    ['no bonus', null, null],
    ['another one', 'weekly-20', 'weekly-20'],
  ])('is replaced by %s', async (_, promoId, promo) => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    await me.value('deposit.acceptPromotion', { promoId: 'daily-reload' });
    expect((await deposit(me, '500000', promoId)).promoId).toBe(promo);
  });

  it('can be cancelled', async () => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    await me.value('deposit.acceptPromotion', { promoId: 'daily-reload' });
    await me.value('deposit.acceptPromotion', { promoId: null });
    expect((await deposit(me, '500000')).promoId).toBeNull();
  });
});

describe('offers', () => {
  const db = seededDb(planOf('small', THURSDAY));
  afterAll(() => {
    db.close();
  });

  test.each(BRAND_CODES)('of %s have a minimum, a bonus and a bet above zero', (code) => {
    const offers = offersOf(db, brandOf(code), THURSDAY);
    expect(offers.length).toBeGreaterThanOrEqual(6);
    for (const { terms } of offers) {
      expect(bonusOf(terms, terms.minDeposit)).toBeGreaterThan(0);
      expect(terms.maxBet ?? brandOf(code).stakes[0]).toBeGreaterThanOrEqual(
        brandOf(code).stakes[0],
      );
    }
  });

  it('require a turnover of the bonus alone or with the deposit, and pay at most their maximum', () => {
    const [welcome, daily] = offersOf(db, brandOf('aurora'), THURSDAY).map(({ terms }) => terms);
    if (welcome === undefined || daily === undefined) throw new Error('aurora has offers');
    expect(bonusOf(welcome, 10_000_000)).toBe(3_000_000);
    expect(wagerOf(welcome, { amount: 500_000, bonus: 500_000 })).toBe(15_000_000);
    expect(bonusOf(daily, 333_335)).toBe(33_333);
    expect(wagerOf(daily, { amount: 333_335, bonus: 33_333 })).toBe(266_664);
  });

  it('are not offered, accepted or paid after they ended', async () => {
    const me = signedInAs(platform.sandbox, 'fresh01');
    expect(await offerOf(me, 'anniversary')).toBeUndefined();
    expect(await me.call('deposit.acceptPromotion', { promoId: 'anniversary' })).toMatchObject({
      errorCode: 'promotion.not.eligible',
    });
    expect((await ask(me, '500000', 'anniversary')).errorCode).toBe('promotion.not.eligible');
  });
});
