import { useCallback, useEffect, type RefObject } from 'react';

/** Pixels between the view and the end of a list at which more is wanted (D2 §9). */
export const NEAR_END_PX = 300;

/** Tells whether an element's end is near the view: at every call of what it answers, and when rows change. */
export function useNearEnd(
  element: RefObject<HTMLElement | null>,
  rows: number,
  onNearEnd: (near: boolean) => void,
): () => void {
  const measure = useCallback(() => {
    const end = element.current?.getBoundingClientRect().bottom;
    if (end !== undefined) onNearEnd(end - window.innerHeight < NEAR_END_PX);
  }, [element, onNearEnd]);
  useEffect(measure, [measure, rows]);
  return measure;
}
