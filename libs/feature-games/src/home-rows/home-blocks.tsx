import { readStored } from '@lobby/core';
import { accessDenied, useViewer } from '@lobby/session';
import { optionalLazy, SectionHead, TileRowSkeleton } from '@lobby/ui-kit';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

/** Rows of games below the fold of Home. */
export const HomeRows = optionalLazy(() => import('./home-rows'));

/** Upcoming matches. */
export const MatchesRow = optionalLazy(() => import('./matches-row'));

const RecentRow = optionalLazy(() => import('./recent-row'));

/** Recently played games. Keeps its space while loading if the member has played before; hidden for guests. */
export function RecentBlock() {
  const { t } = useTranslation('games');
  if (accessDenied({ session: true }, useViewer()) !== null) return null;
  const place = readStored('hasPlayed') && (
    <section>
      <SectionHead title={t('row.recent')} />
      <TileRowSkeleton label={t('list.loading')} />
    </section>
  );
  return (
    <Suspense fallback={place}>
      <RecentRow />
    </Suspense>
  );
}
