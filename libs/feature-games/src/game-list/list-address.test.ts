import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAME_CLASSES, MIN_BETS } from '../game-filter/list-filter';
import { listAddress, listCategory, listOf, readList, writeList } from './list-address';

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
    expect(readList(query('vassalage=NORTH&q=%20koi%20&gameClassify=JP&minBet=0.05'))).toEqual({
      tab: 'all',
      vendorCode: 'NORTH',
      gameClass: 'JP',
      minBet: '0.05',
      name: 'koi',
    });
  });

  test('leaves out what says nothing, and keeps the category', () => {
    const changed = writeList(query('gameType=LOTT&type=fav&q=koi'), { tab: 'all', name: '' });
    expect(changed.toString()).toBe('gameType=LOTT');
  });

  test('is read as it was written', () => {
    const name = fc.string({ maxLength: 100 }).map((text) => text.trim());
    const change = fc.record({
      tab: fc.constant('all' as const),
      name,
      vendorCode: fc.stringMatching(/^[A-Z0-9&= ]{1,12}$/),
      gameClass: fc.constantFrom(undefined, ...GAME_CLASSES),
      minBet: fc.constantFrom(undefined, ...MIN_BETS),
    });
    fc.assert(
      fc.property(change, (one) => {
        expect(readList(writeList(query('gameType=LIVE'), one))).toEqual(one);
      }),
    );
  });
});

describe('a filter', () => {
  test.each([
    ['type=hot', { vendorCode: 'NORTH' }, 'vassalage=NORTH'],
    ['type=recent&q=koi', { minBet: '0.5' }, 'q=koi&minBet=0.5'],
    ['vassalage=NORTH&minBet=1', { tab: 'fav' }, 'type=fav'],
    ['vassalage=NORTH&minBet=1', { vendorCode: undefined }, 'minBet=1'],
    ['type=fav', { vendorCode: undefined }, 'type=fav'],
    ['type=fav&vassalage=NORTH', {}, 'type=fav'],
  ] as const)('of %s and %j leads to %s (D2 §4)', (before, change, after) => {
    expect(writeList(query(before), change).toString()).toBe(after);
  });

  test.each([
    ['gameClassify=XX&minBet=0.02', {}],
    ['gameClassify=__proto__&minBet=constructor', {}],
    ['gameClassify=TG&minBet=0.75', { gameClass: 'TG', minBet: '0.75' }],
  ])('of %s is %j', (text, filter) => {
    const none = { vendorCode: undefined, gameClass: undefined, minBet: undefined };
    expect(listOf('/m/slot-games', query(text))).toMatchObject({ ...none, ...filter });
  });

  test.each(['/m/live-games', '/m/fishing-games'])(
    'has class and least stake of slots alone, not at %s (D2 §2)',
    (path) => {
      const list = listOf(path, query('gameClassify=JP&minBet=1&vassalage=NORTH'));
      expect(list).toMatchObject({ gameClass: undefined, minBet: undefined, vendorCode: 'NORTH' });
    },
  );

  test.each([
    [undefined, '/m/gameList?gameType=ALL&vassalage=NORTH'],
    ['LIVE', '/m/live-games?vassalage=NORTH'],
    ['FISH', '/m/fishing-games?vassalage=NORTH'],
  ] as const)('of the category %s has the address %s', (category, address) => {
    expect(listAddress(category, { vendorCode: 'NORTH' })).toBe(address);
  });
});
