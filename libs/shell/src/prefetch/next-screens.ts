import { PATHS, whenIdle } from '@lobby/core';
import { sessionStore, viewerAtom } from '@lobby/session';
import { ENTRIES } from '../frame/bottom-nav';
import { pageAt } from '../page-queries';
import { prefersLessData } from '@lobby/ui-kit';

/** Screens one tap away from most: those of the bottom bar, and the shell that games open in. */
const NEXT = [...ENTRIES.map(({ to }) => to), PATHS.play];

/** Loads the code of the screens in `NEXT` that are open to the viewer. */
function loadNext(): void {
  for (const path of NEXT) {
    const { route, address } = pageAt(new URL(path, location.href));
    // A failure shows when the screen opens.
    if (address.pathname === path) route.load().catch(() => undefined);
  }
}

/**
 * Loads the code of the next screens, and again when the viewer changes, each time the browser is idle; never
 * where the user saves data. Returns a function that stops it.
 */
export function loadNextScreens(): () => void {
  if (prefersLessData()) return () => {};
  let stopped = false;
  const load = () => whenIdle(() => !stopped && loadNext());
  load();
  const unsubscribe = sessionStore.sub(viewerAtom, load);
  return () => {
    stopped = true;
    unsubscribe();
  };
}
