import { useEffect, useState, type RefObject } from 'react';

/** Becomes true when an element comes within `margin` px of the view; stays true. True at once without IntersectionObserver. */
export function useNear(element: RefObject<Element | null>, margin: number): boolean {
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element, margin]);
  return near;
}
