import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a strip of tabs that is wider than the page so that its current tab stands in the middle; the page stays where
 * it is. `state`: what tells the current tab and the widths of all; a change of it scrolls again.
 */
export function useShownTab(strip: RefObject<HTMLElement | null>, state: string): void {
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const list = strip.current;
    const current = list?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]');
    if (!list || !current || shown.current === state) return;
    shown.current = state;
    const tab = current.closest('li') ?? current;
    const start = tab.offsetLeft - list.offsetLeft;
    list.scrollTo({ left: start - (list.clientWidth - tab.offsetWidth) / 2, behavior: 'instant' });
  }, [strip, state]);
}
