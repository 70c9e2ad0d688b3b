import { screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { gameRoutes } from '../routes';

const story = screenStories(gameRoutes);

const LOTTERIES = '/lgw/games/mobile';
const DRAWN = '/lotto/lgw/games/opened/numero';
const VENDORS = '/wps/relay/GCSGAME_getVassGameType';

interface Lotteries {
  serverTime: number;
  list: { closeTime: number; nextDrawTime: number }[];
}

/** Moves every draw and every closing time to ms after now. */
const drawnIn = (drawMs: number, closeMs: number) => (lotteries: Lotteries) => ({
  ...lotteries,
  list: lotteries.list.map((one) => ({
    ...one,
    nextDrawTime: lotteries.serverTime + drawMs,
    closeTime: lotteries.serverTime + closeMs,
  })),
});

const DAY = 86_400_000;

const meta = { title: 'Games/Lottery' } satisfies Meta;

export default meta;

export const Content = story('/m/lottery', {
  answers: { [LOTTERIES]: drawnIn(2 * DAY, DAY) },
});

export const English = story('/m/lottery', {
  globals: { language: 'EN' },
  answers: { [LOTTERIES]: drawnIn(2 * DAY, DAY) },
});

export const ClosedBeforeTheDraw = story('/m/lottery', {
  answers: { [LOTTERIES]: drawnIn(5 * 3_600_000, -1) },
});

export const BeingDrawn = story('/m/lottery', { answers: { [LOTTERIES]: drawnIn(0, -1) } });

export const Loading = story('/m/lottery', { answers: { [LOTTERIES]: 'pending' } });

export const Failed = story('/m/lottery', { answers: { [LOTTERIES]: 503 } });

export const Empty = story('/m/lottery', {
  answers: { [LOTTERIES]: (lotteries: Lotteries) => ({ ...lotteries, list: [] }) },
});

export const WithoutResults = story('/m/lottery', {
  answers: { [LOTTERIES]: drawnIn(2 * DAY, DAY), [DRAWN]: 503 },
});

export const Maintenance = story('/m/lottery', {
  answers: {
    [LOTTERIES]: drawnIn(2 * DAY, DAY),
    [VENDORS]: (groups: { vendors: object[] }[]) =>
      groups.map((group) => ({
        ...group,
        vendors: group.vendors.map((vendor) => ({ ...vendor, maintenance: true })),
      })),
  },
});

export const Results = story('/m/lottery', {
  answers: { [LOTTERIES]: drawnIn(2 * DAY, DAY) },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /Kết quả xổ số|ผลรางวัล/ });
    if (first) await userEvent.click(first);
    await screen.findByRole('dialog');
  },
});
