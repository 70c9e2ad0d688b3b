import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls an overflowing strip of tabs to centre the current tab, without scrolling the page. `state` identifies the
 * current tab and all widths; a change scrolls again.
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
