import { useCallback, useEffect, useState, type RefObject } from 'react';
import { endsOf, type RowEnds } from './tab-pages';

/**
 * Returns which ends of a scrolled row are in view, and a function that measures again. Measures automatically when the
 * row is resized.
 */
export function useRowEnds(row: RefObject<HTMLElement | null>): [RowEnds, () => void] {
  // As in published HTML: a row begins at its start.
  const [ends, setEnds] = useState<RowEnds>({ start: true, end: false });
  const look = useCallback(() => {
    if (!row.current) return;
    const now = endsOf(row.current);
    setEnds((last) => (last.start === now.start && last.end === now.end ? last : now));
  }, [row]);
  useEffect(() => {
    if (!row.current) return;
    const observer = new ResizeObserver(look);
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row, look]);
  return [ends, look];
}
