import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withSearch } from './recent-searches';

test.each([
  [[], 'koi', ['koi']],
  [['moon'], ' koi ', ['koi', 'moon']],
  [['moon', 'Hồ Cá'], 'ho  ca', ['ho  ca', 'moon']],
  [['moon'], '   ', ['moon']],
  [['1', '2', '3', '4', '5', '6', '7', '8'], '9', ['9', '1', '2', '3', '4', '5', '6', '7']],
])('%j and then "%s" are %j', (before, text, after) => {
  expect(withSearch(before, text)).toEqual(after);
});

test('are at most eight, none blank', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const searches = texts.reduce<string[]>(withSearch, []);
      expect(searches.length).toBeLessThanOrEqual(8);
      expect(searches.filter((text) => text.trim() === '')).toEqual([]);
    }),
  );
});
