import { onPageLeave } from '@lobby/core';
import { saveScroll, savedScroll } from '@lobby/feature-kit';
import { useEffect, useRef } from 'react';

interface KeptScrollOptions {
  /** Identifies the list whose scroll position is kept. */
  address: string;
  /** Whether the list has its final length. */
  ready: boolean;
  /** Restore the position of an earlier visit; else start at the top. */
  restores: boolean;
}

/** Keeps the scroll position of a page and restores it once its list is ready (`SCROLLTOP`, D2 §2). */
export function useKeptScroll({ address, ready, restores }: KeptScrollOptions): void {
  const restored = useRef<string | undefined>(undefined);

  // After the router's own effect, which scrolls to the top.
  useEffect(() => {
    if (!ready || restored.current === address) return;
    const first = restored.current === undefined;
    restored.current = address;
    const top = restores ? savedScroll(address) : 0;
    // The router keeps one position for all pages that a browser reloads.
    if (first && (top > 0 || !restores)) window.scrollTo(0, top);
  }, [address, ready, restores]);

  useEffect(() => {
    // On unmount the page has already scrolled.
    let top = window.scrollY;
    const note = () => {
      top = window.scrollY;
    };
    addEventListener('scroll', note, { passive: true });
    const end = onPageLeave(() => {
      if (restored.current === address) saveScroll(address, top);
    });
    return () => {
      removeEventListener('scroll', note);
      end();
    };
  }, [address]);
}
