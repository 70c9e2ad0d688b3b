/** Time in which a second tap on the same spot belongs to the first, in ms. */
const DOUBLE_TAP_MS = 400;
/** Distance in which it does, in px. */
const SAME_SPOT_PX = 24;

/**
 * Ignores a second tap on the spot of a first one that closed what it hit: it would land on what lies below. Presses of
 * keys and other spots are not affected.
 */
export function ignoreDoubleTap({ clientX, clientY, detail }: MouseEvent): void {
  if (detail === 0) return;
  const over = new AbortController();
  setTimeout(() => over.abort(), DOUBLE_TAP_MS);
  addEventListener(
    'click',
    (event) => {
      const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
      if (event.detail === 0 || distance > SAME_SPOT_PX) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: over.signal },
  );
}
