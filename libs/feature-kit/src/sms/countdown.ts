import { readStored, writeStored } from '@lobby/core';
import { useSyncExternalStore } from 'react';

/** Purpose of a code; each has its own countdowns. */
export type CodePurpose =
  'login' | 'register' | 'reset' | 'thirdParty' | 'payment' | 'mobileOld' | 'mobileNew';

const TICK_MS = 1000;

const listeners = new Set<() => void>();

/** What a code is for, and the number it was sent to. */
export interface CodeTarget {
  purpose: CodePurpose;
  /** As it is dialled within the country, with `+` and its calling code abroad; empty for the account's own, which the page knows masked. */
  number: string;
}

/** A number counts alike with its leading zero and without. */
const keyOf = ({ purpose, number }: CodeTarget) => `${purpose}:${number.replace(/^0+/, '')}`;

function store(until: Record<string, number>): void {
  writeStored('smsUntil', until);
  listeners.forEach((listener) => listener());
}

/** Starts the countdown of a number to its next code; stored, so that it survives a reload. */
export function startCountdown(target: CodeTarget, ms: number): void {
  const running = Object.entries(readStored('smsUntil')).filter(([, until]) => until > Date.now());
  store({ ...Object.fromEntries(running), [keyOf(target)]: Date.now() + ms });
}

/** Ends the countdown of a number whose code is used up. */
export function endCountdown(target: CodeTarget): void {
  const { [keyOf(target)]: _, ...others } = readStored('smsUntil');
  store(others);
}

function secondsLeft(target: CodeTarget): number {
  const until = readStored('smsUntil')[keyOf(target)] ?? 0;
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

/** Seconds until this number may be sent another code; 0 when it may. Unmounting stops the timer (D1 §4). */
export function useCountdown(target: CodeTarget): number {
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(target),
    () => 0,
  );
}
