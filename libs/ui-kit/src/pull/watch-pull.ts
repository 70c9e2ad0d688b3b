/** Pixels (D1 §4, §9). */
const CONTENT_MOVES = 60;
const REFRESHES = 120;

/** `ready`: letting go now refreshes. */
export type PullPhase = 'rest' | 'pulling' | 'ready' | 'busy';

/** What a finger that is this many pixels below where it began means. */
export function phaseOf(pulled: number): PullPhase {
  if (pulled <= 0) return 'rest';
  return pulled > REFRESHES ? 'ready' : 'pulling';
}

/** How far the content follows the finger; pixels. */
export const contentMove = (pulled: number) => Math.min(Math.max(pulled, 0), CONTENT_MOVES);

/**
 * Follows fingers that pull the box down while the page stands at its top: moves its content by
 * `--pulled`, tells each phase, and refreshes when one lets go far enough down. Answers a function
 * that stops following.
 */
export function watchPull(
  box: HTMLElement,
  tell: (phase: PullPhase) => void,
  refresh: () => Promise<unknown>,
): () => void {
  let start: Touch | undefined;
  let pulled = 0;
  let busy = false;

  function show(phase: PullPhase, px: number) {
    box.style.setProperty('--pulled', `${px}px`);
    tell(phase);
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
    show(phaseOf(pulled), contentMove(pulled));
  }

  async function end({ type }: TouchEvent) {
    if (!start) return;
    start = undefined;
    if (type === 'touchend' && phaseOf(pulled) === 'ready') {
      busy = true;
      show('busy', CONTENT_MOVES);
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
