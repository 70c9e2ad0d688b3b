import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { handleBack } from './watch-back';

/** `CloseWatcher`: receives the platform's close requests, such as Android's back gesture; missing in the DOM types. */
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

/** Index of the current history entry as counted by the router; undefined without a router. */
function place(): number | undefined {
  const state: unknown = history.state;
  const counted = typeof state === 'object' && state !== null && 'idx' in state;
  return counted && typeof state.idx === 'number' ? state.idx : undefined;
}

/** History index of the page below the overlays. */
let shownAt: number | undefined;
/** Number of pending `popstate` events from our own navigation back to the page. */
let returning = 0;

/** History entries between the reached one and that of the shown page. */
function wayBack(): number {
  const reached = place();
  return reached === undefined || shownAt === undefined ? 1 : shownAt - reached;
}

/** Stores the page's history index, unless a browser navigation is being reverted. */
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

/** Touch devices: their back gesture is a close request. Elsewhere it is Escape, which the overlays handle. */
const hasBackGesture = () =>
  typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;

/**
 * While `isOpen`, back closes the overlay and stays on the page: the browser's button and gesture, and on Android also
 * if the page is the first of its tab. Of several overlays the last opened closes first.
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
