import { expect, it } from 'vitest';
import { MALL_REWARDS } from '../points/mall.data';
import { PROMOTION_THEMES, PROMOTIONS } from './promotions.data';

/** Names that stand twice in a row. */
const repeated = (names: readonly string[]) => names.filter((name, i) => name === names[i - 1]);

it('promotions beside each other have different pictures, also those that run and those that ended', () => {
  const runs = PROMOTIONS.filter(({ days: [, last] }) => last > 0);
  const ended = PROMOTIONS.filter(({ days: [, last] }) => last <= 0);
  for (const list of [PROMOTIONS, runs, ended])
    expect(repeated(list.map(({ theme }) => theme))).toEqual([]);
});

it('rewards of the mall beside each other have different pictures, which are drawn', () => {
  const images = MALL_REWARDS.map(({ image }) => image);
  expect(repeated(images)).toEqual([]);
  const drawn = PROMOTION_THEMES.map((theme) => `/cdn/promo/${theme}`);
  expect(images.filter((image) => !drawn.includes(image))).toEqual([]);
});
