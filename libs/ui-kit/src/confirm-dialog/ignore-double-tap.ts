/** Interval in which a second tap on the same spot counts as a double tap, ms. */
const DOUBLE_TAP_MS = 400;
/** Distance in which it does, px. */
const SAME_SPOT_PX = 24;

/**
 * Ignores the second tap of a double tap whose first tap closed an overlay: it would hit the page below. Keys and taps
 * elsewhere are not affected.
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
