import { readStored, writeStored } from '@lobby/core';
import { useSyncExternalStore } from 'react';

/** Purpose of a code; each has its own countdown. */
export type CodePurpose = 'login' | 'register' | 'reset' | 'thirdParty';

const TICK_MS = 1000;

const listeners = new Set<() => void>();

/** Starts the countdown to the next code; stored, so that it survives a reload. */
export function startCountdown(purpose: CodePurpose, ms: number): void {
  writeStored('smsUntil', { ...readStored('smsUntil'), [purpose]: Date.now() + ms });
  listeners.forEach((listener) => listener());
}

function secondsLeft(purpose: CodePurpose): number {
  const until = readStored('smsUntil')[purpose] ?? 0;
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}

const isCounting = () => Object.values(readStored('smsUntil')).some((until) => until > Date.now());

/** Calls `listener` at each start and then every second while any countdown runs. */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function schedule() {
    clearTimeout(timer);
    timer = isCounting() ? setTimeout(tick, TICK_MS) : undefined;
  }
  function tick() {
    schedule();
    listener();
  }
  schedule();
  listeners.add(tick);
  return () => {
    clearTimeout(timer);
    listeners.delete(tick);
  };
}

/** Seconds until another code may be requested; 0 when it may. Unmounting stops the timer (D1 §4). */
export function useCountdown(purpose: CodePurpose): number {
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(purpose),
    () => 0,
  );
}
