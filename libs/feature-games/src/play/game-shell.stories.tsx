import { SLOW_AFTER_MS, STUCK_AFTER_MS } from '@lobby/feature-kit';
import { screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';
import { gameRoutes } from '../routes';

const story = screenStories(gameRoutes);

const LAUNCH = '/wps/game/launchGame';
const AT = '/m/play?vendor=lanternfox&game=1&gameId=1&category=RNG';

const user = 'player01';
const waiting = { [LAUNCH]: 'pending' } as const;

/** Posts the result of a round, as a game does. */
function postResult(net: string): void {
  const source = document.querySelector('iframe')?.contentWindow ?? null;
  const data = { type: 'lobby.result', net };
  fireEvent(
    window,
    new MessageEvent('message', { data, origin: 'http://games.localhost', source }),
  );
}

const meta = { title: 'Games/Game shell' } satisfies Meta;

export default meta;

export const Launching = story(AT, { user, answers: waiting });

export const Slow = story(AT, { user, answers: waiting, waitedMs: SLOW_AFTER_MS });

export const Stuck = story(AT, { user, answers: waiting, waitedMs: STUCK_AFTER_MS });

export const Playing = story(AT, { user, play: async () => postResult('-120000') });

export const NearALimit = story(AT, {
  user,
  answers: {
    'GET /wps/member/protection/limits': {
      value: {
        limits: [
          {
            kind: 'LOSS',
            period: 'DAY',
            amount: '1000000',
            used: '850000',
            endsAt: 1_795_366_800_000,
          },
        ],
      },
    },
  },
});

export const IdentityAsked = story(AT, {
  user,
  answers: { [LAUNCH]: { refusal: 'identity.required' } },
});

export const InABreak = story(AT, { user, answers: { [LAUNCH]: { refusal: 'account.excluded' } } });

export const Maintenance = story(AT, {
  user,
  answers: { [LAUNCH]: { refusal: 'game.maintenance' } },
});

export const NotPermitted = story(AT, {
  user,
  answers: { [LAUNCH]: { refusal: 'account.no.permission' } },
});

export const Busy = story(AT, { user, answers: { [LAUNCH]: 500 } });

export const AddressRefused = story(AT, {
  user,
  answers: { [LAUNCH]: { value: { content: { game_url: 'https://elsewhere.example/play' } } } },
});

/** Demo with play money. */
export const Demo = story(`${AT}&demo=1`, { user });
