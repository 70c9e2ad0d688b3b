import { useLayoutEffect, useState, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Width of the page and height of a place, px. */
interface Size {
  width: number;
  height: number;
}

const sizes = new Map<string, Size>();

/** Height that a place had when its page was left, px: after a step back, while the page is as wide as it was. */
export function useKeptHeight(
  name: string,
  place: RefObject<HTMLElement | null>,
): number | undefined {
  const returns = useNavigationType() === 'POP';
  const [kept] = useState(() => {
    const size = returns ? sizes.get(name) : undefined;
    return size?.width === globalThis.innerWidth ? size?.height : undefined;
  });
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      const height = element?.offsetHeight ?? 0;
      if (height > 0) sizes.set(name, { width: innerWidth, height });
    };
  }, [name, place]);
  return kept;
}
