import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listCategory, readList, writeList } from './list-address';

const query = (text: string) => new URLSearchParams(text);

describe('the category of a list', () => {
  test.each([
    ['/m/slot-games', '', 'RNG'],
    ['/m/live-games', '', 'LIVE'],
    ['/m/poker-games', '', 'PVP'],
    ['/m/fishing-games', '', 'FISH'],
    ['/m/sport-games', '', 'SPORTS'],
    ['/m/live-games', 'gameType=RNG', 'LIVE'],
    ['/m/gameList', '', 'RNG'],
    ['/m/gameList', 'gameType=LOTT', 'LOTT'],
    ['/m/gameList', 'gameType=ESPORTS', 'SPORTS'],
    ['/m/gameList', 'gameType=COCKFIGHT', 'SPORTS'],
    ['/m/gameList', 'gameType=__proto__', 'RNG'],
    ['/m/gameList', 'gameType=BGS', 'RNG'],
    ['/m/gameList', 'gameType=rng', 'RNG'],
    ['/m/gameList', 'gameType=ELOTT', 'LOTT'],
    ['/m/gameList', 'gameType=ELOTTO', 'LOTT'],
    ['/m/gameList', 'gameType=constructor', 'RNG'],
    ['/m/gameList', 'gameType=&vassalage=velour', 'RNG'],
    ['/m/gameList', 'vassalage=velour', undefined],
    ['/m/gameList', 'gameType=ALL', undefined],
    ['/m/gameList', 'gameType=ALL&vassalage=velour', undefined],
    ['/m/slotsCenter', 'vassalage=moonkoi', 'RNG'],
  ] as const)('%s?%s is %s', (path, search, category) => {
    expect(listCategory(path, query(search))).toBe(category);
  });
});

describe('the state of a list in its address', () => {
  test('is read with blanks dropped', () => {
    expect(readList(query('type=fav&vassalage=NORTH&q=%20koi%20'))).toEqual({
      tab: 'fav',
      vendorCode: 'NORTH',
      name: 'koi',
    });
  });

  test('leaves out what says nothing, and keeps the category', () => {
    const changed = writeList(query('gameType=LOTT&type=fav&q=koi'), { tab: 'all', name: '' });
    expect(changed.toString()).toBe('gameType=LOTT');
  });

  test('is read as it was written', () => {
    const name = fc.string({ maxLength: 100 }).map((text) => text.trim());
    const tab = fc.constantFrom('all', 'fav');
    fc.assert(
      fc.property(tab, name, fc.stringMatching(/^[A-Z0-9&= ]{1,12}$/), (oneTab, text, code) => {
        const change = { tab: oneTab, name: text, vendorCode: code };
        expect(readList(writeList(query('gameType=LIVE'), change))).toEqual(change);
      }),
    );
  });
});
