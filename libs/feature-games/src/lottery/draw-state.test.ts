import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawState, timeLeft } from './draw-state';
import { untilNextDraw } from './lottery.query';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

test.each([
  [899, 'open'],
  [900, 'closed'],
  [999, 'closed'],
  [1_000, 'drawing'],
  [5_000, 'drawing'],
] as const)('at %d a draw of 1000 that closes at 900 is %s', (now, state) => {
  expect(drawState({ closeTime: 900, nextDrawTime: 1_000 }, now)).toBe(state);
});

test.each([
  [-SECOND, { unit: 'none' }],
  [0, { unit: 'none' }],
  [1, { unit: 'seconds', text: '00:01' }],
  [65 * SECOND, { unit: 'seconds', text: '01:05' }],
  [HOUR - 1, { unit: 'seconds', text: '60:00' }],
  [HOUR, { unit: 'minutes', hours: 1, minutes: 0 }],
  [HOUR + 1, { unit: 'minutes', hours: 1, minutes: 1 }],
  [2 * HOUR + 15 * MINUTE, { unit: 'minutes', hours: 2, minutes: 15 }],
  [24 * HOUR, { unit: 'none' }],
] as const)('%d ms left are said as %j', (ms, said) => {
  expect(timeLeft(ms)).toEqual(said);
});

test('the time said never grows while time passes', () => {
  const valueOf = (ms: number) => {
    const left = timeLeft(ms);
    if (left.unit === 'minutes') return (left.hours * 60 + left.minutes) * 60;
    if (left.unit === 'none') return ms <= 0 ? 0 : Infinity;
    const [minutes = 0, seconds = 0] = left.text.split(':').map(Number);
    return minutes * 60 + seconds;
  };
  const time = fc.integer({ min: -HOUR, max: 30 * HOUR });
  fc.assert(
    fc.property(time, fc.nat(HOUR), (ms, passed) => {
      expect(valueOf(ms - passed)).toBeLessThanOrEqual(valueOf(ms));
    }),
  );
});

test.each([
  ['two seconds after the draw', 60_000, 0, 62_000],
  ['by the platform’s clock', 60_000, 20_000, 42_000],
  ['at least five seconds from now', -60_000, 0, 5_000],
  ['within an hour', 10 * HOUR, 0, HOUR],
])('the lotteries are refetched %s', (_, draw, ahead, wait) => {
  const now = 1_700_000_000_000;
  const list = [{ nextDrawTime: now + draw }, { nextDrawTime: now + 20 * HOUR }];
  expect(untilNextDraw({ list, ahead }, now)).toBe(wait);
});
