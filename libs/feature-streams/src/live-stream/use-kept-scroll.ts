import { saveScroll, savedScroll } from '@lobby/feature-kit';
import { useEffect, useRef } from 'react';

interface KeptScrollOptions {
  /** Identifies the list whose place is kept. */
  address: string;
  /** The list is as long as it will be. */
  ready: boolean;
  /** Restore the place of an earlier visit; else begin at the top. */
  restores: boolean;
}

/** Events after which the browser may discard the page without a further one. */
const LEAVING = ['pagehide', 'visibilitychange'] as const;

/** Keeps the scroll position of a page and restores it once its list is ready (`SCROLLTOP`, D2 §2). */
export function useKeptScroll({ address, ready, restores }: KeptScrollOptions): void {
  const restored = useRef<string | undefined>(undefined);

  // After the router's own effect, which begins at the top.
  useEffect(() => {
    if (!ready || restored.current === address) return;
    const first = restored.current === undefined;
    restored.current = address;
    const top = restores ? savedScroll(address) : 0;
    // The router keeps one place for all pages that a browser opens anew.
    if (first && (top > 0 || !restores)) window.scrollTo(0, top);
  }, [address, ready, restores]);

  useEffect(() => {
    // At the unmount the page has moved already.
    let top = window.scrollY;
    const note = () => {
      top = window.scrollY;
    };
    const save = () => {
      if (restored.current === address) saveScroll(address, top);
    };
    addEventListener('scroll', note, { passive: true });
    for (const event of LEAVING) addEventListener(event, save, { capture: true });
    return () => {
      removeEventListener('scroll', note);
      for (const event of LEAVING) removeEventListener(event, save, { capture: true });
      save();
    };
  }, [address]);
}
