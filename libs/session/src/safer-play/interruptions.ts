import { readStored, writeStored } from '@lobby/core';

/** Milliseconds after a limit notice in which no popup opens. */
const POPUP_PAUSE_MS = 30 * 60_000;

/** Records that a limit notice was shown. */
export function pausePopups(): void {
  writeStored('interruptions', { ...readStored('interruptions'), limitToldAt: Date.now() });
}

/**
 * Takes this session's one popup; false where it was taken, a limit told of itself in the last 30 minutes, or the person
 * wants quiet. Ask right before a popup opens.
 */
export function claimPopup(): boolean {
  const { popupOf, limitToldAt } = readStored('interruptions');
  const session = readStored('sessionStartedAt');
  const paused = Math.abs(Date.now() - limitToldAt) < POPUP_PAUSE_MS;
  if (popupOf === session || paused || readStored('quiet')) return false;
  writeStored('interruptions', { popupOf: session, limitToldAt });
  return true;
}
