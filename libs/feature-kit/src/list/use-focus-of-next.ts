import { focusInPlace } from '@lobby/ui-kit';
import { useEffect, type RefObject } from 'react';

/** Items and links of a list, in document order. */
const rowsOf = (list: Element | null) => [...(list?.querySelectorAll('li, a[href]') ?? [])];

/** Focuses an element, even if it is not focusable by itself. */
function focusAny(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  focusInPlace(element);
}

/**
 * Moves the focus if the focused "more" button is removed after its page has loaded: to the first new row, else to the
 * next "more" button, else to the list. `end` is the element around the button, right after the list.
 */
export function useFocusOfNext(end: RefObject<HTMLElement | null>, busy: boolean): void {
  useEffect(
    function followLoad() {
      const place = end.current;
      if (!busy || !place?.contains(document.activeElement)) return;
      const list = place.previousElementSibling;
      const last = rowsOf(list).at(-1);
      return () => {
        if (!place.isConnected) return;
        const next = rowsOf(list).find((_row, at, rows) => at > 0 && rows[at - 1] === last);
        const row = next?.querySelector('a[href], button') ?? next;
        focusAny(row ?? place.querySelector('button') ?? list);
      };
    },
    [busy, end],
  );
}
