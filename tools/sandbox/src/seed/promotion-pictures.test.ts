import { expect, it } from 'vitest';
import { MALL_REWARDS } from '../points/mall.data';
import { PROMOTION_THEMES, PROMOTIONS } from './promotions.data';

/** Names that occur twice in a row. */
const repeated = (names: readonly string[]) => names.filter((name, i) => name === names[i - 1]);

it('neighbouring promotions have different pictures, also among current and ended ones', () => {
  const runs = PROMOTIONS.filter(({ days: [, last] }) => last > 0);
  const ended = PROMOTIONS.filter(({ days: [, last] }) => last <= 0);
  for (const list of [PROMOTIONS, runs, ended])
    expect(repeated(list.map(({ theme }) => theme))).toEqual([]);
});

it('neighbouring items of the mall have different pictures, which are drawn', () => {
  const images = MALL_REWARDS.map(({ image }) => image);
  expect(repeated(images)).toEqual([]);
  const drawn = PROMOTION_THEMES.map((theme) => `/cdn/promo/${theme}`);
  expect(images.filter((image) => !drawn.includes(image))).toEqual([]);
});
