import { readStored, writeStored, MINUTE_MS } from '@lobby/core';

/** Milliseconds after a limit notice in which no popup opens. */
const POPUP_PAUSE_MS = 30 * MINUTE_MS;

/** Records that a limit notice was shown: no popup opens for 30 minutes. */
export function pausePopups(): void {
  writeStored('popupBudget', { ...readStored('popupBudget'), limitToldAt: Date.now() });
}

/**
 * Claims this session's one popup. Returns false if it is used up, a limit notice was shown in the last 30 minutes, or the
 * quiet setting is on. Call right before a popup opens.
 */
export function claimPopup(): boolean {
  const { popupOf, limitToldAt } = readStored('popupBudget');
  const session = readStored('sessionStartedAt');
  const paused = Math.abs(Date.now() - limitToldAt) < POPUP_PAUSE_MS;
  if (popupOf === session || paused || readStored('quiet')) return false;
  writeStored('popupBudget', { popupOf: session, limitToldAt });
  return true;
}
