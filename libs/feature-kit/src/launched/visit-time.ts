import { onPageLeave, readStored, writeStored, type Stored } from '@lobby/core';
import { currentToken } from '@lobby/session';
import { useEffect, useState } from 'react';

/** Stores a part of the visit to the site; no-op after the sign-out, which ends the visit. */
export function keepVisit(part: Partial<Stored<'playVisit'>>): void {
  if (currentToken() !== null) writeStored('playVisit', { ...readStored('playVisit'), ...part });
}

/**
 * Start of the time in games and rooms, moved back by the time already spent there in this visit; ms as in
 * `performance.now()`, which a change of the device's clock does not affect.
 */
export function useVisitStart(): number {
  const [start] = useState(() => performance.now() - readStored('playVisit').playedMs);
  useEffect(() => onPageLeave(() => keepVisit({ playedMs: performance.now() - start })), [start]);
  return start;
}
