/** Largest offset of the content (D1 §4, §9). */
const MAX_OFFSET_PX = 60;
/** Distance beyond which a release refreshes (D1 §4, §9). */
const REFRESH_AT_PX = 120;

/** `ready`: a release refreshes. */
export type PullPhase = 'rest' | 'pulling' | 'ready' | 'busy';

/** Phase of a finger this many pixels below its start. */
export function phaseOf(pulled: number): PullPhase {
  if (pulled <= 0) return 'rest';
  return pulled > REFRESH_AT_PX ? 'ready' : 'pulling';
}

/** Offset of the content for a finger this many pixels below its start, in px. */
export const contentOffset = (pulled: number) => Math.min(Math.max(pulled, 0), MAX_OFFSET_PX);

/**
 * Follows a finger that pulls the box down while the page is scrolled to the top: sets `--pulled`,
 * reports each phase, and calls `refresh` when the finger lets go in phase `ready`. Returns a function
 * that removes the listeners.
 */
export function watchPull(
  box: HTMLElement,
  onPhase: (phase: PullPhase) => void,
  refresh: () => Promise<unknown>,
): () => void {
  let start: Touch | undefined;
  let pulled = 0;
  let busy = false;

  function show(phase: PullPhase, px: number) {
    box.style.setProperty('--pulled', `${px}px`);
    onPhase(phase);
  }

  function begin({ touches }: TouchEvent) {
    if (start) show('rest', 0);
    start = busy || touches.length > 1 || window.scrollY > 0 ? undefined : touches[0];
    pulled = 0;
  }

  function move({ touches: [touch] }: TouchEvent) {
    if (!start || !touch) return;
    const down = touch.clientY - start.clientY;
    const aside = Math.abs(touch.clientX - start.clientX);
    if (pulled === 0 && aside > Math.abs(down)) {
      start = undefined;
      return;
    }
    pulled = down;
    show(phaseOf(pulled), contentOffset(pulled));
  }

  async function end({ type }: TouchEvent) {
    if (!start) return;
    start = undefined;
    if (type === 'touchend' && phaseOf(pulled) === 'ready') {
      busy = true;
      show('busy', MAX_OFFSET_PX);
      await refresh();
      busy = false;
    }
    show('rest', 0);
  }

  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  box.addEventListener('touchstart', begin, options);
  box.addEventListener('touchmove', move, options);
  for (const last of ['touchend', 'touchcancel'] as const)
    box.addEventListener(last, (event) => void end(event), options);
  return () => stop.abort();
}
