import { screenStories, type StoryPage } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { gameRoutes } from '../routes';

const story = screenStories(gameRoutes);

const VENDORS = '/wps/relay/GCSGAME_getVassGameType';

const SLOTS = '/m/gameList?gameType=RNG';

/** Opens the filter. */
const play = ({ press, t }: StoryPage) => press(t('games-list:filter.open'));

const meta = { title: 'Games/Filter' } satisfies Meta;

export default meta;

/** The sticky buttons do not cover the focused element (WCAG 2.4.11). */
export const Slots = story(SLOTS, {
  play: async (page) => {
    await play(page);
    const end = await screen.findByRole('button', { name: page.t('games-list:filter.confirm') });
    const chips = end.closest('form')?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [];
    await expect(chips.length).toBeGreaterThan(20);
    for (const chip of chips) {
      chip.focus();
      const { bottom } = chip.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(end.getBoundingClientRect().top);
    }
  },
});

export const LiveCasino = story('/m/gameList?gameType=LIVE', { play });

export const ProvidersFailed = story(SLOTS, { play, answers: { [VENDORS]: 503 } });

export const Active = story(`${SLOTS}&vassalage=moonkoi&gameClassify=JP&minBet=0.5`);

export const NothingFits = story(`${SLOTS}&gameClassify=JP`, {
  answers: {
    '/wps/relay/GCSGAME_gameList': (page: object) => ({ ...page, games: [], totalPages: 0 }),
  },
});

export const English = story(SLOTS, { play, globals: { language: 'EN' } });

export const LargeText = story(SLOTS, { play, globals: { textSize: '200' } });
