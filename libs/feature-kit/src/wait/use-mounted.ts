import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is mounted; for responses that arrive after unmount. */
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
