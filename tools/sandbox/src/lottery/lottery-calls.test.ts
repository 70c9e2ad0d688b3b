import { expect, it } from 'vitest';
import { platformAt } from '../testing/platform-at';
import { visitor } from '../testing/visitor';

const NOON = Date.UTC(2026, 10, 20, 12);
const platform = platformAt(NOON);

interface Draw {
  gameCode: string;
  issueNo: string;
  drawTime: number;
  prizes: { prize: string; numbers: string[] }[];
}
interface Draws {
  list: Draw[];
  total: number;
  totalPages: number;
}
const drawn = (input: object) =>
  visitor(platform.sandbox).value<Draws>('games.drawnNumbers', input);

it('lists every lottery with its next draw, in the requested language', async () => {
  const { list, serverTime } = await visitor(platform.sandbox, {
    headers: { language: 'EN' },
  }).value<{
    serverTime: number;
    list: { gameCode: string; gameName: string; nextDrawTime: number; closeTime: number }[];
  }>('games.lotteries');
  expect(list).toHaveLength(16);
  expect(serverTime).toBe(platform.now);
  expect(list[0]).toMatchObject({ gameCode: 'VN_NORTH', gameName: 'Northern Vietnam' });
  // Today's draw ended at 11:15 UTC, so the next is tomorrow's.
  expect(list[0]?.nextDrawTime).toBe(Date.UTC(2026, 10, 21, 11, 15));
  for (const { nextDrawTime, closeTime } of list) {
    expect(nextDrawTime).toBeGreaterThan(platform.now);
    expect(closeTime).toBeLessThan(nextDrawTime);
  }
});

it('no number is returned before its draw', async () => {
  platform.now = Date.UTC(2026, 10, 20, 11, 14, 59);
  const endDate = NOON + 86_400_000;
  const before = await drawn({ gameCode: 'VN_NORTH', endDate });
  expect(before.list[0]?.issueNo).toBe('20261119');
  platform.now += 1_000;
  const after = await drawn({ gameCode: 'VN_NORTH', endDate });
  expect(after.list[0]?.issueNo).toBe('20261120');
  expect(after.list[1]).toEqual(before.list[0]);
});

it('the pages of a range have each draw once', async () => {
  const range = { startDate: NOON - 3_600_000 * 2, endDate: NOON };
  const first = await drawn({ gameCode: 'VN_FAST_1', ...range, size: 50 });
  expect([first.total, first.totalPages]).toEqual([121, 3]);
  const pages = [first];
  for (const page of [2, 3, 4]) {
    pages.push(await drawn({ gameCode: 'VN_FAST_1', ...range, size: 50, page }));
  }
  const times = pages.flatMap(({ list }) => list.map(({ drawTime }) => drawTime));
  expect(times).toEqual(Array.from({ length: 121 }, (_, i) => NOON - i * 60_000));
});

it('returns the last draw of each lottery if none is given', async () => {
  const { list, total } = await drawn({ size: 100 });
  expect(total).toBe(16);
  expect(new Set(list.map(({ gameCode }) => gameCode)).size).toBe(16);
  const one = list.find(({ gameCode }) => gameCode === 'VN_CAN_THO');
  expect((await drawn({ gameCode: 'VN_CAN_THO' })).list[0]).toEqual(one);
});

it('returns draws of earlier years', async () => {
  const startDate = Date.UTC(2001, 0, 1);
  const { list } = await drawn({
    gameCode: 'VN_NORTH',
    startDate,
    endDate: startDate + 86_400_000,
  });
  expect(list[0]?.prizes.flatMap(({ numbers }) => numbers)).toHaveLength(27);
});
