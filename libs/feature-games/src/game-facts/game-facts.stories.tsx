import { screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { gameRoutes } from '../routes';

const story = screenStories(gameRoutes);

const LIST = '/wps/relay/GCSGAME_gameList';

/** Changes the first game of the list. */
const first = (change: object) => ({
  answers: {
    [LIST]: ({ games, ...page }: { games: object[] }) => ({
      ...page,
      games: games.map((game, index) => (index === 0 ? { ...game, ...change } : game)),
    }),
  },
});

const NOTHING = {
  rtp: null,
  volatility: null,
  minBet: null,
  supportPlay: null,
  freeReject: null,
  virtualReject: null,
  gameClassify: null,
};

/** Opens the info of the first game and waits for it. */
const play = async () => {
  await waitFor(() => {
    const tell = document.querySelector<HTMLElement>('[role="tabpanel"] button:empty');
    if (!tell) throw new Error('no tile tells of its game');
    tell.click();
  });
  const dialog = await screen.findByRole('dialog');
  await expect(dialog).toBeVisible();
  const [primary, ...others] = [...dialog.querySelectorAll('[data-variant]')];
  for (const other of others) {
    await expect(primary?.clientWidth).toBeGreaterThanOrEqual(other.clientWidth);
  }
};

const meta = { title: 'Games/Facts' } satisfies Meta;

export default meta;

export const Stated = story('/m/slot-games', { user: 'player01', play });

export const NotSupplied = story('/m/slot-games', { ...first(NOTHING), play });

export const TurnsAway = story('/m/slot-games', {
  ...first({ freeReject: true, virtualReject: true, supportPlay: false }),
  play,
});

export const English = story('/m/slot-games', { play, globals: { language: 'EN' } });

export const LargeText = story('/m/slot-games', { play, globals: { textSize: '200' } });
