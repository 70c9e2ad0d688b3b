import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeGames } from '../game-search/match-games';
import { sampleGame, someGames } from '../game-search/sample-games.setup';
import { withFound } from './kept-order';

const found = (search: string, games: ReturnType<typeof sampleGame>[], near = false) => ({
  search,
  games,
  near,
});
const ids = ({ games }: { games: readonly { nodeId: string }[] }) =>
  games.map(({ nodeId }) => nodeId);

test('whatever arrives later, what is shown for a text does not move', () => {
  fc.assert(
    fc.property(fc.array(someGames, { minLength: 1 }), (answers) => {
      let shown = found('', []);
      for (const games of answers.map((list) => mergeGames(list))) {
        const next = withFound(shown, found('EN koi', games));
        if (shown.search === 'EN koi')
          expect(ids(next).slice(0, shown.games.length)).toEqual(ids(shown));
        shown = { ...next, games: [...next.games] };
      }
    }),
  );
});

test('another text shows what it found itself', () => {
  const shown = found('EN koi', [sampleGame('1')]);
  const next = found('EN moon', [sampleGame('2')]);
  expect(withFound(shown, next)).toBe(next);
});

test('near names stay marked, and an answer that adds nothing changes nothing', () => {
  const shown = found('EN koi', [sampleGame('1')], true);
  expect(withFound(shown, found('EN koi', [sampleGame('1')]))).toBe(shown);
  expect(withFound(shown, found('EN koi', [sampleGame('2')])).near).toBe(true);
});
