import './page-fade.css';
import { prefersReducedMotion } from '@lobby/ui-kit';
import { parsePath, type DataRouter } from 'react-router-dom';

/** Data attribute of the root element that disables the transition in CSS. */
const NO_FADE = 'noFade';
/** A longer swipe back has already animated the page (D1 §9). */
const SWIPE_PX = 100;
/** Taps this soon after a swipe, or after a tap on the same link, are ignored (D1 §9). */
const IGNORE_TAPS_MS = 500;
/** A swipe back starts within this distance of the left edge. */
const EDGE_PX = 24;

/**
 * Adds a view transition to every navigation to another page (D1 §2), not to another tab or search of the same one;
 * none with reduced motion, after a swipe back or a transition of the browser's own. Also ignores repeated taps.
 * Returns a function that stops listening.
 */
export function startPageFade(router: DataRouter): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  ignoreSkippedFades(signal);
  const justSwiped = watchSwipes(signal);
  const repeats = createRepeatFilter();
  const onPopState = ({ hasUAVisualTransition }: PopStateEvent) => {
    repeats.forget();
    setNoFade(hasUAVisualTransition || justSwiped() || prefersReducedMotion());
  };
  addEventListener('popstate', onPopState, { signal });
  const navigate = router.navigate.bind(router);
  router.navigate = async (to: unknown, options: object = {}) => {
    if (repeats.has(to)) return;
    setNoFade(false);
    const path = pathOf(to) ?? router.state.location.pathname;
    const leaves = path !== router.state.location.pathname;
    const fade =
      typeof to === 'number' ? {} : { viewTransition: leaves && !prefersReducedMotion() };
    // Spread last: a link passes the option as undefined.
    await Reflect.apply(navigate, router, [to, { ...options, ...fade }]);
  };
  return () => listening.abort();
}

/** A skipped transition rejects `ready`; the router does not handle it. Not an error. */
function ignoreSkippedFades(signal: AbortSignal): void {
  const { startViewTransition: start } = document;
  // Absent in older browsers.
  if (typeof start !== 'function') return;
  document.startViewTransition = (...update) => {
    const transition = start.apply(document, update);
    transition.ready.catch(() => undefined);
    return transition;
  };
  signal.addEventListener('abort', () => {
    document.startViewTransition = start;
  });
}

/** Path of a navigation's target; undefined for one that changes only the search. */
function pathOf(to: unknown): string | undefined {
  if (typeof to === 'string') return parsePath(to).pathname;
  const named = typeof to === 'object' && to !== null && 'pathname' in to && to.pathname;
  return typeof named === 'string' ? named : undefined;
}

/**
 * Returns whether a path repeats the last one within `IGNORE_TAPS_MS`: a navigation that interrupts its own transition
 * freezes the page until the browser times it out, after 4 s. A history navigation resets it.
 */
function createRepeatFilter() {
  const none = { to: '', at: -Infinity };
  let last = none;
  return {
    has: (to: unknown): boolean => {
      if (typeof to !== 'string') return false;
      const at = performance.now();
      const repeated = to === last.to && at - last.at < IGNORE_TAPS_MS;
      last = { to, at };
      return repeated;
    },
    forget: () => {
      last = none;
    },
  };
}

function setNoFade(noFade: boolean): void {
  if (noFade) document.documentElement.dataset[NO_FADE] = '';
  else delete document.documentElement.dataset[NO_FADE];
}

/** Suppresses clicks after a swipe back. Returns whether one just happened. */
function watchSwipes(signal: AbortSignal): () => boolean {
  let startX = 0;
  let lastSwipe = -Infinity;
  const justSwiped = () => performance.now() - lastSwipe < IGNORE_TAPS_MS;
  const ignoreAfterSwipe = (event: MouseEvent) => {
    if (!justSwiped()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('touchstart', (event) => (startX = event.touches[0]?.clientX ?? 0), {
    passive: true,
    signal,
  });
  addEventListener(
    'touchend',
    (event) => {
      const endX = event.changedTouches[0]?.clientX ?? startX;
      const fromEdge = startX < EDGE_PX;
      if (fromEdge && endX - startX > SWIPE_PX) lastSwipe = performance.now();
    },
    { signal },
  );
  addEventListener('click', ignoreAfterSwipe, { capture: true, signal });
  return justSwiped;
}
