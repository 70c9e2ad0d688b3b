import { readStored, writeStored } from '@lobby/core';
import { useSyncExternalStore } from 'react';

/** What a code is for: each purpose counts down for itself. */
export type CodePurpose = 'login' | 'register' | 'reset' | 'thirdParty';

const TICK_MS = 1000;

const listeners = new Set<() => void>();

/** Keeps when the next code may be asked for: a reload goes on counting. */
export function startCountdown(purpose: CodePurpose, ms: number): void {
  writeStored('smsUntil', { ...readStored('smsUntil'), [purpose]: Date.now() + ms });
  listeners.forEach((listener) => listener());
}

function secondsLeft(purpose: CodePurpose): number {
  const until = readStored('smsUntil')[purpose] ?? 0;
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}

const counts = () => Object.values(readStored('smsUntil')).some((until) => until > Date.now());

/** Calls back every second for as long as something counts. */
function followClock(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function goOn() {
    clearTimeout(timer);
    timer = counts() ? setTimeout(tick, TICK_MS) : undefined;
  }
  function tick() {
    goOn();
    changed();
  }
  goOn();
  listeners.add(tick);
  return () => {
    clearTimeout(timer);
    listeners.delete(tick);
  };
}

/**
 * Seconds until another code may be asked for; 0 when it may. It ends with the screen, not with the
 * clock alone: leaving stops the timer (D1 §4).
 */
export function useCountdown(purpose: CodePurpose): number {
  return useSyncExternalStore(followClock, () => secondsLeft(purpose));
}
