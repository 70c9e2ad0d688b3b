import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is mounted, for what comes late: the answer of a call that its screen was left with. */
export function useMounted(): RefObject<boolean> {
  const mounted = useRef(true);
  useEffect(function noteUnmount() {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
