import './page-fade.css';
import { prefersReducedMotion } from '@lobby/ui-kit';
import type { DataRouter } from '../start/router';

/** CSS looks for this mark: a transition under it shows the new page at once. */
const MARK = 'noFade';
/** D1 §9: a swipe back further than this already moved the page. */
const SWIPE_PX = 100;
/** D1 §9: taps that follow a swipe, or another tap on the same link, are not meant. */
const IGNORE_TAPS_MS = 500;

/** Fades between screens (D1 §2), but not over a movement that the hand or the browser already showed. */
export function startPageFade(router: DataRouter): void {
  watchSwipes();
  addEventListener('popstate', (event) => mark(event.hasUAVisualTransition || swiped()));
  const navigate = router.navigate.bind(router);
  const isRepeated = repeatedTaps();
  const faded = async (to: unknown, options: object = {}) => {
    if (isRepeated(to)) return;
    mark(prefersReducedMotion());
    const fade = typeof to === 'number' ? {} : { viewTransition: true };
    await Reflect.apply(navigate, router, [to, { ...fade, ...options }]);
  };
  router.navigate = faded;
}

/**
 * The second tap of two on one link: a navigation that interrupts its own fade leaves the page
 * standing still until the browser gives the transition up, four seconds later.
 */
function repeatedTaps(): (to: unknown) => boolean {
  let last = { to: '', at: -Infinity };
  return (to) => {
    if (typeof to !== 'string') return false;
    const at = performance.now();
    const repeated = to === last.to && at - last.at < IGNORE_TAPS_MS;
    last = { to, at };
    return repeated;
  };
}

function mark(still: boolean): void {
  if (still) document.documentElement.dataset[MARK] = '';
  else delete document.documentElement.dataset[MARK];
}

let lastSwipe = -Infinity;
const swiped = () => performance.now() - lastSwipe < IGNORE_TAPS_MS;

function watchSwipes(): void {
  let startX = 0;
  addEventListener('touchstart', (event) => (startX = event.touches[0]?.clientX ?? 0), {
    passive: true,
  });
  addEventListener('touchend', (event) => {
    const endX = event.changedTouches[0]?.clientX ?? startX;
    const fromEdge = startX < 24;
    if (fromEdge && endX - startX > SWIPE_PX) lastSwipe = performance.now();
  });
  addEventListener('click', ignoreAfterSwipe, { capture: true });
}

function ignoreAfterSwipe(event: MouseEvent): void {
  if (!swiped()) return;
  event.preventDefault();
  event.stopPropagation();
}
