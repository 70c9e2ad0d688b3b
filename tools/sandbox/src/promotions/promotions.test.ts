import type { CallValue, Contract } from '@lobby/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createSandbox, type Sandbox } from '../app';
import { BRAND_CODES, LANGUAGES } from '../brands/brands';
import { signedInAs, visitor } from '../testing/visitor';
import { PROMOTION_NAMES } from '../seed/promotion-names.data';
import { SENTENCES } from './sentences.data';

type Announced = NonNullable<CallValue<Contract['announcements']['list']>['promotion']>[number];
type Detail = CallValue<Contract['rewards']['promotion']>;

/** Categories of D2 §2; `all_promo` is the filter for all. */
const CATEGORIES = [
  'new_player_promo',
  'deposit_promo',
  'rank_promo',
  'sport_promo',
  'live_promo',
  'rng_promo',
  'fish_promo',
  'lotto_promo',
  'pvp_promo',
  'rebate_promo',
  'point_promo',
  'download_promo',
  'other_promo',
];

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

type Caller = ReturnType<typeof visitor>;

const announced = async (who: Caller, language = 'EN') =>
  (
    await who.value<{ promotion: Announced[] }>('announcements.list', {
      types: 'PR',
      platform: 'M',
      language,
    })
  ).promotion;

const detailOf = (who: Caller, promoId: string) =>
  who.value<Detail>('rewards.promotion', { promoId });

describe.each(BRAND_CODES)('the promotions of %s', (brand) => {
  test.each(CATEGORIES)('have at least two in %s, one of them ended', async (category) => {
    const own = (await announced(visitor(sandbox, { brand }))).filter(
      ({ promotionType }) => promotionType === category,
    );
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.filter(({ status }) => status === 'close').length).toBeGreaterThanOrEqual(1);
    expect(own.some(({ status }) => status !== 'close')).toBe(true);
  });

  test.each(LANGUAGES)(
    'have a title and a body in %s, without missing values',
    async (language) => {
      const texts = (await announced(visitor(sandbox, { brand }), language)).flatMap(
        ({ title, content }) => [title, content],
      );
      expect(texts.filter((text) => text === '' || /[{}]|undefined|NaN/.test(text))).toEqual([]);
    },
  );
});

test('titles and sentences contain no literal amounts', () => {
  const texts = [...Object.values(PROMOTION_NAMES), ...Object.values(SENTENCES)];
  expect(texts.flatMap((text) => Object.values(text)).filter((text) => /\d/.test(text))).toEqual(
    [],
  );
});

describe('one promotion', () => {
  it('is the same in its announcement, its own call and the offers at deposit', async () => {
    const me = signedInAs(sandbox, 'player01');
    const detail = await detailOf(me, 'weekly-20');
    const list = await announced(me, 'VI');
    expect(list.find(({ id }) => id === 'weekly-20')).toMatchObject({
      title: `[4] ${detail.title}`,
      content: detail.content,
      startDate: detail.startDate,
      endDate: detail.endDate,
      promotionType: detail.category,
      howTo: 'DEPOSIT',
      status: detail.status,
    });
    const offers = await me.value<{ promoId: string }[]>('deposit.promotions');
    const { bonusRate, maxBonus, minDeposit, wagerMultiple, wagerBase, validDays } = detail.terms;
    expect(offers.find(({ promoId }) => promoId === 'weekly-20')).toMatchObject({
      title: detail.title,
      bonusRate,
      maxBonus,
      minDeposit,
      wagerMultiple,
      wagerBase,
      validDays,
    });
  });

  test.each([
    ['idea', { remark: 'REQUIRED', images: 'OPTIONAL', remarkMax: 140, imagesMax: 3 }],
    ['app-photo', { remark: 'OPTIONAL', images: 'REQUIRED' }],
    ['fish-try', { images: 'NONE' }],
    ['welcome', undefined],
    ['slots-event', undefined],
  ])('returns the form of its application: %s', async (promoId, form) => {
    const detail = await detailOf(visitor(sandbox), promoId);
    if (form === undefined) expect(detail.form).toBeNull();
    else expect(detail.form).toMatchObject(form);
  });

  it('of another brand, or unknown, is not found', async () => {
    const at = (brand: 'aurora' | 'jade') =>
      visitor(sandbox, { brand }).call('rewards.promotion', { promoId: 'sports-12' });
    expect(await at('aurora')).toMatchObject({ success: true });
    expect(await at('jade')).toMatchObject({ errorCode: 'record.not.found' });
  });

  it('is marked as read like an announcement', async () => {
    const me = signedInAs(sandbox, 'vip01');
    await me.value('announcements.markRead', { announcementId: 'points', read: true });
    const read = (await announced(me)).filter((one) => one.read === true);
    expect(read.map(({ id }) => id)).toEqual(['points']);
  });

  it('added by the control page has its own texts and period, and pays nothing', async () => {
    const { now } = sandbox.control.state().clock;
    const { id } = sandbox.control.content({
      brand: 'aurora',
      kind: 'promotion',
      title: 'Meet us',
      content: '<p>At the fair.</p>',
      endDate: now + 60_000,
    });
    const detail = await detailOf(visitor(sandbox), id);
    expect(detail).toMatchObject({ title: 'Meet us', howTo: 'INFO', endDate: now + 60_000 });
    expect(detail.terms).toEqual({ categories: [], excludedCategories: [] });
  });
});

it('ended promotions come last, and none of them is hot', async () => {
  const { promotion, hot } = await visitor(sandbox).value<Record<string, Announced[]>>(
    'announcements.list',
    { types: 'PR', platform: 'M' },
  );
  const closed = promotion?.map(({ status }) => status === 'close') ?? [];
  expect(closed).toEqual(closed.toSorted((a, b) => Number(a) - Number(b)));
  expect(hot?.map(({ status }) => status)).toEqual(['join', 'join', 'join']);
});
