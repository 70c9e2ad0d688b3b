import aurora from '@lobby/brand-aurora';
import { LANGUAGES } from '@lobby/core';
import { expect, it } from 'vitest';
import { descriptionOf } from './descriptions';

const english = (path: string, title = 'Slots') =>
  descriptionOf({ brand: aurora, language: 'EN', path, title });

it('says what a page is, with the brand’s name and age', () => {
  expect(english('/m/home')).toBe(
    'Slots, live casino, card games, fishing and sports at Aurora. Only for people aged 18 or over.',
  );
  expect(english('/m/slot-games')).toBe(
    'Slots at Aurora: see return to player (RTP) and minimum bet before you play.',
  );
});

it('is the same for every path of Home, and missing where a page has none', () => {
  expect(english('/')).toBe(english('/m/home'));
  expect(english('/m/gameList?gameType=FISH')).toBeUndefined();
});

it.each(LANGUAGES)('differs from page to page in %s, and leaves no place open', (language) => {
  const paths = ['/m/home', '/m/login', '/m/register', '/m/allGame', '/m/activity', '/m/service'];
  const texts = paths.map((path) => descriptionOf({ brand: aurora, language, path, title: 'x' }));
  expect(new Set(texts).size).toBe(paths.length);
  for (const text of texts) expect(text).toMatch(/^[^{}]{10,160}$/);
});
