import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

const sponsors = () => import('./sponsors/sponsors-screen');
const sponsor = () => import('./sponsors/sponsor-screen');
const agreement = () => import('./agreement/agreement-screen');

/** Routes of feedback, sponsorships, brand texts and download. */
export const pageRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.feedback,
    'member-pages:feedback.title',
    () => import('./feedback/feedback-screen'),
    { bottomBar: false, needs: { session: true }, labels: ['forms', 'errors'] },
  ),
  screen(PATHS.sponsors, 'member-pages:sponsors.title', sponsors, { labels: ['errors'] }),
  screen(PATHS.sponsor, 'member-pages:sponsors.one', sponsor, { labels: ['errors'] }),
  screen(PATHS.joinUs, 'member-pages:joinUs.title', () => import('./texts/join-us-screen'), {
    bottomBar: false,
    labels: ['errors'],
  }),
  screen(PATHS.aboutUs, 'member-pages:aboutUs.title', () => import('./texts/about-us-screen'), {
    bottomBar: false,
    labels: ['errors'],
  }),
  screen(PATHS.userAgreement, 'member-pages:agreement.title', agreement),
  screen(
    PATHS.download,
    'member-pages:download.title',
    () => import('./download/download-screen'),
    { header: false, bottomBar: false, labels: ['errors'] },
  ),
];
