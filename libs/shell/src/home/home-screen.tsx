import { PATHS } from '@lobby/core';
import { useIdle } from '@lobby/feature-kit';
import { currentBrand, useSession } from '@lobby/session';
import { SupportTab, VisuallyHidden, optionalLazy } from '@lobby/ui-kit';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadedBoard } from './announcements.query';
import { HomeBlocks } from './home-blocks';
import { HomeHeader } from './home-header';
import { LegalFooter } from './legal-footer';

/** Loads last: the first view does not need it. */
const PopupBlock = optionalLazy(() => import('./popup-block'));

/** Home: blocks of several features; each block fetches its own data (D1 §2). */
export function HomeScreen() {
  const { t } = useTranslation('shell');
  return (
    <>
      <VisuallyHidden>
        <h1>{currentBrand().name}</h1>
      </VisuallyHidden>
      <HomeHeader />
      <HomeBlocks />
      <LegalFooter />
      <PopupsOfViewer />
      <SupportTab to={PATHS.service} label={t('home.support')} />
    </>
  );
}

/** Popups and prompts; keyed by viewer, so that the next viewer's wait for their own announcements. */
function PopupsOfViewer() {
  return <Popups key={useSession()?.userName} />;
}

/** Loads the announcements of Home; a separate component, so that no other re-renders with them. */
function Popups() {
  const { data: board, isPending } = useLoadedBoard();
  const settled = useIdle(!isPending);
  if (!settled) return null;
  return (
    <Suspense fallback={null}>
      <PopupBlock popups={board?.popups} />
    </Suspense>
  );
}

export const Component = HomeScreen;
