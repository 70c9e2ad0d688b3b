import { useLayoutEffect, useState, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Width of the page and height of a slot, px. */
interface Size {
  width: number;
  height: number;
}

const sizes = new Map<string, Size>();

/** Returns the height of a slot when its page was left, px: after back navigation, if the page's width is the same. */
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
