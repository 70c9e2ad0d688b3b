import { readStored, writeStored } from '@lobby/core';

/** Milliseconds after a limit notice in which no popup opens. */
const CALM_MS = 30 * 60_000;

/** Records that a limit notice was shown. */
export function noteLimitTold(): void {
  writeStored('interruptions', { ...readStored('interruptions'), limitToldAt: Date.now() });
}

/**
 * Takes this session's one popup; false where it was taken, a limit told of itself in the last 30 minutes, or the person
 * wants quiet. Ask right before a popup opens.
 */
export function takeInterruption(): boolean {
  const { popupOf, limitToldAt } = readStored('interruptions');
  const session = readStored('sessionStartedAt');
  const isCalm = Math.abs(Date.now() - limitToldAt) < CALM_MS;
  if (popupOf === session || isCalm || readStored('quiet')) return false;
  writeStored('interruptions', { popupOf: session, limitToldAt });
  return true;
}
