import { screenAt, screenStories } from '@lobby/testing/stage';
import type { Meta } from '@storybook/react-vite';
import { Suspense } from 'react';
import { MatchesRow, RecentBlock } from './home-blocks';

/** Rows of Home that depend on the data. */
function Rows() {
  return (
    <>
      <RecentBlock />
      <Suspense fallback={null}>
        <MatchesRow />
      </Suspense>
    </>
  );
}

const story = screenStories([screenAt('/m/home', Rows)]);

const RECENT = '/wps/relay/GCS_recentGame';
const MATCHES = '/wps/system/hotMatches';
const user = 'player01';

const meta = { title: 'Games/Played last and matches' } satisfies Meta;

export default meta;

export const Content = story('/m/home', { user });

export const Guest = story('/m/home');

export const Loading = story('/m/home', {
  user,
  answers: { [RECENT]: 'pending', [MATCHES]: 'pending' },
});

export const Failed = story('/m/home', { user, answers: { [RECENT]: 503, [MATCHES]: 503 } });

export const LargeText = story('/m/home', { user, globals: { textSize: '200' } });
