import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnNumbers, PRIZES } from './draws';
import { LOTTERIES } from './lotteries.data';
import { oddsOf, PLAYS } from './plays';
import { drawBefore, drawTime, issueOf, nextDrawTime } from './schedule';

const NORTH = LOTTERIES[0];
if (NORTH === undefined) throw new Error('no lotteries');
const someLottery = fc.constantFrom(...LOTTERIES);
const someTime = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });

it.each([
  ['NORTH', 27],
  ['SOUTH', 18],
  ['FIVE', 1],
] as const)('draws the prizes of %s: %i', (format, prizes) => {
  const lottery = LOTTERIES.find((one) => one.format === format) ?? NORTH;
  const drawn = drawnNumbers(lottery, drawTime(lottery.schedule, 1_000));
  expect(drawn.flatMap(({ numbers }) => numbers)).toHaveLength(prizes);
  expect(drawn.map(({ prize, numbers }) => [prize, numbers.length, numbers[0]?.length])).toEqual(
    PRIZES[format].map(({ prize, count, digits }) => [prize, count, digits]),
  );
  const lengths = drawn.map(({ numbers }) => new Set(numbers.map((number) => number.length)).size);
  expect(new Set(lengths)).toEqual(new Set([1]));
});

it('a draw has the same numbers each time, and other draws and lotteries have others', () => {
  const at = Date.UTC(2026, 10, 19, 11, 15);
  // Recorded constant: another value would change the history of every draw.
  expect(drawnNumbers(NORTH, at).slice(0, 3)).toMatchInlineSnapshot(`
    [
      {
        "numbers": [
          "79715",
        ],
        "prize": "DB",
      },
      {
        "numbers": [
          "70372",
        ],
        "prize": "G1",
      },
      {
        "numbers": [
          "70842",
          "57521",
        ],
        "prize": "G2",
      },
    ]
  `);
  expect(drawnNumbers(NORTH, at)).toEqual(drawnNumbers(NORTH, at));
  const specials = LOTTERIES.flatMap((lottery) =>
    [0, 1, 2].map((n) => JSON.stringify(drawnNumbers(lottery, at + n * 60_000))),
  );
  expect(new Set(specials).size).toBe(specials.length);
});

it('every digit is drawn equally often at every place', () => {
  const places = Array.from({ length: 5 }, () => Array.from({ length: 10 }, () => 0));
  const draws = 4_000;
  for (let i = 0; i < draws; i += 1) {
    const special = drawnNumbers(NORTH, i * 86_400_000)[0]?.numbers[0] ?? '';
    [...special].forEach((digit, place) => {
      const counts = places[place];
      if (counts !== undefined) counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1;
    });
  }
  for (const counts of places) {
    const expected = draws / 10;
    const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // 9 degrees of freedom: a fair generator exceeds 27.9 in one of a thousand cases.
    expect(chiSquare).toBeLessThan(27.9);
  }
});

it('every time lies between two consecutive draws', () => {
  fc.assert(
    fc.property(someLottery, someTime, ({ schedule }, at) => {
      const draw = drawBefore(schedule, at);
      expect(drawTime(schedule, draw)).toBeLessThanOrEqual(at);
      expect(nextDrawTime(schedule, at)).toBeGreaterThan(at);
      expect(nextDrawTime(schedule, at)).toBe(drawTime(schedule, draw + 1));
      expect(drawBefore(schedule, drawTime(schedule, draw))).toBe(draw);
    }),
  );
});

it('draws are on the listed days and at the listed hour in Vietnam’s time', () => {
  fc.assert(
    fc.property(someLottery, someTime, ({ schedule }, at) => {
      fc.pre('days' in schedule);
      const local = new Date(nextDrawTime(schedule, at) + 7 * 3_600_000);
      if (!('days' in schedule)) return;
      expect(schedule.days).toContain(local.getUTCDay());
      expect(local.getUTCHours() * 60 + local.getUTCMinutes()).toBe(schedule.minute);
    }),
  );
});

it.each([
  ['VN_NORTH', Date.UTC(2026, 10, 20, 11, 15), '20261120'],
  ['VN_FAST_1', Date.UTC(2026, 10, 19, 17, 0), '20261120-0001'],
  ['VN_FAST_5', Date.UTC(2026, 10, 20, 16, 55), '20261120-0288'],
])('returns the number of a draw of %s', (code, at, issue) => {
  const lottery = LOTTERIES.find((one) => one.code === code) ?? NORTH;
  expect(issueOf(lottery.schedule, at)).toBe(issue);
});

const HUNDRED = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
const PICKS = {
  SPECIAL2: HUNDRED,
  ANY2: HUNDRED,
  LAST1: [...'0123456789'],
  PARITY: ['ODD', 'EVEN'],
  SIZE: ['BIG', 'SMALL'],
} as const;

it.each(Object.keys(PICKS) as (keyof typeof PICKS)[])(
  'betting on every number of %s pays less than the stake',
  (play) => {
    for (const lottery of LOTTERIES) {
      const odds = oddsOf(play, lottery.format);
      const drawn = drawnNumbers(lottery, drawTime(lottery.schedule, 12_345));
      const hits = PICKS[play].reduce((sum, pick) => sum + PLAYS[play].hits(pick, drawn), 0);
      expect(PICKS[play].every((pick) => PLAYS[play].pick.test(pick))).toBe(true);
      expect(hits * odds).toBeLessThan(PICKS[play].length * 100);
      if (odds > 0) expect(hits * odds).toBeGreaterThan(PICKS[play].length * 80);
    }
  },
);
