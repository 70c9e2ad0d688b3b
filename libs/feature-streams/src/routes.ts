import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';
import './labels';

/** The screens of the live streams (D2 §2). */
export const streamsRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.liveStream,
    'streams:title.streams',
    () => import('./live-stream/live-stream-screen'),
    { header: false, back: 'none', labels: ['forms'] },
  ),
  screen(PATHS.room, 'streams-room:title.room', () => import('./room/room-screen'), {
    header: false,
    bottomBar: false,
    needs: { session: true },
    labels: ['streams', 'forms', 'safer-play'],
  }),
];
