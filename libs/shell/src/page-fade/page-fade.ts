import './page-fade.css';
import { prefersReducedMotion } from '@lobby/ui-kit';
import type { DataRouter } from 'react-router-dom';

/** Data attribute of the root element that disables the transition in CSS. */
const NO_FADE = 'noFade';
/** A longer swipe back has already animated the page (D1 §9). */
const SWIPE_PX = 100;
/** Taps this soon after a swipe, or after a tap on the same link, are ignored (D1 §9). */
const IGNORE_TAPS_MS = 500;
/** A swipe back starts within this distance of the left edge. */
const EDGE_PX = 24;

/**
 * Adds a view transition to every navigation of the router (D1 §2); none with reduced motion, nor after
 * a swipe back or a transition of the browser's own. Also ignores repeated taps. Returns a function
 * that stops listening.
 */
export function startPageFade(router: DataRouter): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const justSwiped = watchSwipes(signal);
  const onPopState = ({ hasUAVisualTransition }: PopStateEvent) =>
    setNoFade(hasUAVisualTransition || justSwiped() || prefersReducedMotion());
  addEventListener('popstate', onPopState, { signal });
  const navigate = router.navigate.bind(router);
  const isRepeated = createRepeatFilter();
  router.navigate = async (to: unknown, options: object = {}) => {
    if (isRepeated(to)) return;
    setNoFade(false);
    const fade = typeof to === 'number' ? {} : { viewTransition: !prefersReducedMotion() };
    // Last: a link passes the option as undefined.
    await Reflect.apply(navigate, router, [to, { ...options, ...fade }]);
  };
  return () => listening.abort();
}

/**
 * Returns a function that tells whether a path repeats the last one within `IGNORE_TAPS_MS`: a navigation
 * that interrupts its own transition freezes the page until the browser times it out, after 4 s.
 */
function createRepeatFilter(): (to: unknown) => boolean {
  let last = { to: '', at: -Infinity };
  return (to) => {
    if (typeof to !== 'string') return false;
    const at = performance.now();
    const repeated = to === last.to && at - last.at < IGNORE_TAPS_MS;
    last = { to, at };
    return repeated;
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
