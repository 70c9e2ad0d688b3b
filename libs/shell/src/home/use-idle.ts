import { useEffect, useState } from 'react';
import { whenIdle } from '../start/when-idle';

/** False until the page has drawn and rests: what can wait asks then. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let gone = false;
    whenIdle(() => {
      if (!gone) setIdle(true);
    });
    return () => {
      gone = true;
    };
  }, []);
  return idle;
}
