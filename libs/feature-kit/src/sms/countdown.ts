import { readStored, writeStored, type Stored } from '@lobby/core';
import { useSyncExternalStore } from 'react';

/** Purpose of a code; countdowns are per purpose. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'reset'
  | 'thirdParty'
  | 'payment'
  | 'mobileOld'
  | 'mobileNew';

const TICK_MS = 1000;

const listeners = new Set<() => void>();

/** Purpose of a code and the number it was sent to. */
export interface CodeTarget {
  purpose: CodePurpose;
  /** National format; abroad with `+` and calling code; empty for the account's number, of which the page has only a masked form. */
  number: string;
}

/** Ignores leading zeros of the number. */
const keyOf = ({ purpose, number }: CodeTarget) => `${purpose}:${number.replace(/^0+/, '')}`;

type Countdowns = Stored<'smsUntil'>;

/** Milliseconds left of a countdown; 0 if more are left than it had: the device's clock was set back. */
function leftOf({ until, waitMs }: Countdowns[string]): number {
  const left = until - Date.now();
  return left > waitMs ? 0 : Math.max(0, left);
}

function store(countdowns: Countdowns): void {
  writeStored('smsUntil', countdowns);
  listeners.forEach((listener) => listener());
}

/** Starts a number's countdown to the next code; stored, so that it survives a reload. */
export function startCountdown(target: CodeTarget, ms: number): void {
  const running = Object.entries(readStored('smsUntil')).filter(([, one]) => leftOf(one) > 0);
  const begun = { until: Date.now() + ms, waitMs: ms };
  store({ ...Object.fromEntries(running), [keyOf(target)]: begun });
}

/** Ends a number's countdown, after its code was used up. */
export function endCountdown(target: CodeTarget): void {
  const { [keyOf(target)]: _, ...others } = readStored('smsUntil');
  store(others);
}

function secondsLeft(target: CodeTarget): number {
  const countdown = readStored('smsUntil')[keyOf(target)];
  return countdown ? Math.ceil(leftOf(countdown) / 1000) : 0;
}

const isCounting = () => Object.values(readStored('smsUntil')).some((one) => leftOf(one) > 0);

/** Calls `listener` at each start, and every second while any countdown runs. */
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

/** Seconds until another code can be requested for this number; 0 if it can. Unmounting stops the timer (D1 §4). */
export function useCountdown(target: CodeTarget): number {
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(target),
    () => 0,
  );
}
