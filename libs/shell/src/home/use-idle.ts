import { whenIdle } from '@lobby/core';
import { useEffect, useState } from 'react';

/** False until the page has drawn and rests, once what it came for is `ready`: what can wait asks then. */
export function useIdle(ready = true): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!ready) return;
    let gone = false;
    whenIdle(() => {
      if (!gone) setIdle(true);
    });
    return () => {
      gone = true;
    };
  }, [ready]);
  return idle;
}
