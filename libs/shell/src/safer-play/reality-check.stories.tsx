import { screenAt, screenStories, type ScreenStory } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import SaferPlayWatch from './safer-play-watch';

const story = screenStories([screenAt('/m/home', SaferPlayWatch)]);

const SESSION = '/wps/member/protection/session';

/** A session of 62 minutes that lost 30,000; `player01` is reminded every 30. */
const after = {
  now: 1_795_136_700_000,
  lastsMs: 3_720_000,
  staked: '50000',
  won: '20000',
  net: '-30000',
};

const due = (options: ScreenStory = {}) =>
  story('/m/home', { user: 'player01', answers: { [SESSION]: { value: after } }, ...options });

const meta = { title: 'Shell/Reality check' } satisfies Meta;

export default meta;

export const Due = due();

export const LargeText = due({ globals: { textSize: '200' } });

export const SmallPhoneInPortuguese = due({
  globals: { viewport: { value: 'small' }, language: 'PT' },
});
