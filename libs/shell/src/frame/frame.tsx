import { setHeaderEnd, useBack, useIdle, useAnnouncedTitle } from '@lobby/feature-kit';
import { currentBrand, followOtherTabs } from '@lobby/session';
import { AppColumn, OfflineNotice, TopBar, focusInPlace, optionalLazy } from '@lobby/ui-kit';
import { Suspense, useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { StatusGate } from '../status-gate/status-gate';
import { BottomNav } from './bottom-nav';
import { RouteAnnouncer } from './route-announcer';
import { useOnline } from './use-online';
import { useScreen } from './use-screen';
import styles from './frame.module.css';

/** Loads the deferred parts of the frame. Rejects if they do not load. */
export const loadDeferredFrame = () => import('./deferred-frame');

const DeferredFrame = optionalLazy(loadDeferredFrame);

/** Layout around every screen: status gate, header, bottom bar, toasts, dialogs. */
export function Frame() {
  useEffect(followOtherTabs, []);
  const idle = useIdle();
  return (
    <>
      <StatusGate>
        <FramedScreen />
      </StatusGate>
      {idle && (
        <Suspense fallback={null}>
          <DeferredFrame />
        </Suspense>
      )}
    </>
  );
}

function FramedScreen() {
  const { t, i18n } = useTranslation('shell');
  const screen = useScreen();
  const goBack = useBack(screen.back);
  const online = useOnline();
  const opening = useNavigation().state === 'loading';
  // A screen that did not load has no labels either.
  const title = i18n.exists(screen.title) ? t(screen.title, screen.title) : currentBrand().name;
  const said = useAnnouncedTitle() ?? title;
  useDocumentTitle(said);
  useFocusOfScreen();
  return (
    <AppColumn bar={screen.bottomBar} support={screen.isHome}>
      <a className={styles.skip} href="#content" onClick={skipToContent}>
        {t('frame.skip')}
      </a>
      <OfflineNotice shown={!online} text={t('frame.offline')} />
      {screen.header && (
        <TopBar
          title={title}
          onBack={screen.back === 'none' ? undefined : goBack}
          endRef={setHeaderEnd}
        />
      )}
      {opening && <div className={styles.opening} />}
      <RouteAnnouncer title={said} />
      <main id="content" className={styles.content} tabIndex={-1} aria-busy={opening || undefined}>
        <Outlet />
      </main>
      {screen.bottomBar && <BottomNav />}
      <ScrollRestoration />
    </AppColumn>
  );
}

/** Moves the focus without a history entry: a change of the address would reopen a game. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#content')?.focus();
}

/** Focuses the page after a navigation that removed the focused link. */
function useFocusOfScreen(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) focusInPlace(document.querySelector('#content'));
    shown.current = pathname;
  }, [pathname]);
}

function useDocumentTitle(title: string): void {
  useEffect(() => {
    const { name } = currentBrand();
    document.title = title === name ? name : `${title} · ${name}`;
  }, [title]);
}
