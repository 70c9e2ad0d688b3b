import { readStored, writeStored } from '@lobby/core';
import { useEffect, useState } from 'react';

/** What a code is for: each purpose counts down for itself. */
export type CodePurpose = 'login' | 'register' | 'reset' | 'thirdParty';

const untilOf = (purpose: CodePurpose) => readStored('smsUntil')[purpose] ?? 0;

/** Keeps when the next code may be asked for: a reload goes on counting. */
export function startCountdown(purpose: CodePurpose, ms: number): void {
  writeStored('smsUntil', { ...readStored('smsUntil'), [purpose]: Date.now() + ms });
}

const secondsLeft = (purpose: CodePurpose) =>
  Math.max(0, Math.ceil((untilOf(purpose) - Date.now()) / 1000));

/**
 * Seconds until another code may be asked for; 0 when it may. It ends with the screen, not with the
 * clock alone: leaving stops the timer (D1 §4). `begun` changes when a countdown was started.
 */
export function useCountdown(purpose: CodePurpose, begun: number): number {
  const [left, setLeft] = useState(() => secondsLeft(purpose));
  useEffect(
    function countDown() {
      setLeft(secondsLeft(purpose));
      const timer = setInterval(() => {
        const now = secondsLeft(purpose);
        setLeft(now);
        if (now === 0) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [purpose, begun],
  );
  return left;
}
