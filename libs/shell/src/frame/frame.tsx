import { useLabelOf, useLabels } from '@lobby/i18n';
import { currentBrand, followOtherTabs, useBack } from '@lobby/session';
import { AppColumn, TopBar, lazyPart } from '@lobby/ui-kit';
import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useLaterCalls } from '../start/use-later-calls';
import { useIdle } from '../home/use-idle';
import { StatusGate } from '../status-gate/status-gate';
import { BottomNav } from './bottom-nav';
import { ScreenTitle } from './screen-title';
import { useOnline } from './use-online';
import { useScreen } from './use-screen';
import styles from './frame.module.css';

/** Fetched while there is a network, shown when there is none. */
const offlineLine = () => import('./offline-line');
const OfflineLine = lazyPart(offlineLine);
const LateFrame = lazyPart(() => import('./late-frame'));

/** What stands around every screen: header, bottom bar, messages, the gate in front of all. */
export function Frame() {
  useEffect(followOtherTabs, []);
  const idle = useIdle();
  useEffect(() => {
    if (idle) offlineLine().catch(() => undefined);
  }, [idle]);
  return (
    <>
      <StatusGate>
        <FramedScreen />
      </StatusGate>
      {idle && (
        <Suspense fallback={null}>
          <LateFrame />
        </Suspense>
      )}
    </>
  );
}

function FramedScreen() {
  useLaterCalls();
  const t = useLabels(['shell', 'common']);
  const labelOf = useLabelOf();
  const screen = useScreen();
  const goBack = useBack(screen.back);
  const online = useOnline();
  const title = labelOf(screen.title);
  const back =
    screen.back === 'none' ? undefined : { label: t('common:action.back'), onClick: goBack };
  useDocumentTitle(title);
  return (
    <AppColumn bar={screen.bottomBar} support={screen.isHome}>
      <a className={styles.skip} href="#content">
        {t('frame.skip')}
      </a>
      {!online && (
        <Suspense fallback={null}>
          <OfflineLine />
        </Suspense>
      )}
      {screen.header && <TopBar title={title} back={back} />}
      <ScreenTitle title={title} />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      {screen.bottomBar && <BottomNav />}
      <ScrollRestoration />
    </AppColumn>
  );
}

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${currentBrand().name}`;
  }, [title]);
}
