/** Events after which a browser may discard the page without further notice. */
const LEAVING = ['pagehide', 'visibilitychange'] as const;

/** Calls `save` whenever the page may be about to be discarded. Returns a function that unsubscribes and saves once more. */
export function onPageLeave(save: () => void): () => void {
  for (const event of LEAVING) addEventListener(event, save, { capture: true });
  return () => {
    for (const event of LEAVING) removeEventListener(event, save, { capture: true });
    save();
  };
}
