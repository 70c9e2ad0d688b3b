import { PATHS, whenIdle } from '@lobby/core';
import { sessionStore, viewerAtom } from '@lobby/session';
import { ENTRIES } from '../frame/bottom-nav';
import { pageAt } from '../page-queries';
import { prefersLessData } from '@lobby/ui-kit';

/** Screens one tap away from most others: those of the bottom bar, and the game shell. */
const NEXT = [...ENTRIES.map(({ to }) => to), PATHS.play];

const idle = () => new Promise<void>(whenIdle);

/**
 * Loads the code of the screens in `NEXT` that are open to the viewer, one after the other: all at once would be a long
 * task and delay the response to a press.
 */
async function loadNext(isStopped: () => boolean): Promise<void> {
  for (const path of NEXT) {
    await idle();
    if (isStopped()) return;
    const { route, address } = pageAt(new URL(path, location.href));
    // A failure shows when the screen opens.
    if (address.pathname === path) await route.load().catch(() => undefined);
  }
}

/**
 * Loads the code of the next screens when the browser is idle, and again when the viewer changes; never in data-saving
 * mode. Returns a function that stops.
 */
export function loadNextScreens(): () => void {
  if (prefersLessData()) return () => {};
  let run = 0;
  const load = () => {
    const mine = (run += 1);
    void loadNext(() => run !== mine);
  };
  load();
  const unsubscribe = sessionStore.sub(viewerAtom, load);
  return () => {
    run += 1;
    unsubscribe();
  };
}
