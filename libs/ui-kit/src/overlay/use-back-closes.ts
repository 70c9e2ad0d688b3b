import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { handleBack } from './watch-back';

/** Asks the platform to close something, as Android's back gesture does; missing in the DOM types. */
interface CloseWatcherLike extends EventTarget {
  destroy(): void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcherLike;
  }
}

/** Close handlers of the open overlays, the topmost last. */
const overlays: (() => void)[] = [];

/** Place of the current entry in the history, as the router counts it; undefined without a router. */
function place(): number | undefined {
  const state: unknown = history.state;
  const counted = typeof state === 'object' && state !== null && 'idx' in state;
  return counted && typeof state.idx === 'number' ? state.idx : undefined;
}

/** Place of the page that is shown below the overlays. */
let shownAt: number | undefined;
/** Number of `popstate` events that are our own way back to the page. */
let returning = 0;

/** Entries from the one that was reached to the one of the page that is shown. */
function wayBack(): number {
  const reached = place();
  return reached === undefined || shownAt === undefined ? 1 : shownAt - reached;
}

/** Notes the place of the page, unless a step of the browser's is being taken back. */
function notePlace(): void {
  if (returning === 0) shownAt = place();
}

/**
 * Closes the topmost overlay instead of leaving its page. The event is stopped before the router's listener,
 * and the page's history entry is restored.
 */
function onPopState(event: PopStateEvent): void {
  if (returning > 0) {
    returning -= 1;
    event.stopImmediatePropagation();
    return;
  }
  const close = overlays.at(-1);
  if (!close) return;
  event.stopImmediatePropagation();
  const delta = wayBack();
  if (delta !== 0) {
    returning += 1;
    history.go(delta);
  }
  close();
}

function open(close: () => void): () => void {
  handleBack(onPopState);
  overlays.push(close);
  return () => {
    overlays.splice(overlays.indexOf(close), 1);
  };
}

/** Touch devices: their back gesture is a close request. Elsewhere Escape is, which the overlays handle. */
const hasBackGesture = () =>
  typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;

/**
 * While `isOpen`, back closes the overlay and stays on the page: the browser's button and gesture, and on
 * Android also where the page is the first of its tab. Of several overlays the last opened closes first.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // Null without a router.
  const location = useContext(LocationContext);
  useEffect(
    // An overlay may outlive a navigation.
    function followPage() {
      if (isOpen) notePlace();
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a navigation changes the place
    [isOpen, location],
  );
  useEffect(
    function closeOnBack() {
      if (!isOpen) return;
      const forget = open(() => close());
      const watcher = window.CloseWatcher && hasBackGesture() ? new window.CloseWatcher() : null;
      watcher?.addEventListener('close', () => close());
      return () => {
        forget();
        watcher?.destroy();
      };
    },
    [isOpen],
  );
}
