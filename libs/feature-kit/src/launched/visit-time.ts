import { readStored, writeStored, type Stored } from '@lobby/core';
import { currentToken } from '@lobby/session';
import { useEffect, useState } from 'react';

/** Stores a part of the visit to the site; nothing after the sign-out, which ends it. */
export function keepVisit(part: Partial<Stored<'playVisit'>>): void {
  if (currentToken() !== null) writeStored('playVisit', { ...readStored('playVisit'), ...part });
}

/** Events after which the browser may discard the page without a further one. */
const LEAVING = ['pagehide', 'visibilitychange'] as const;

/** When the time in games and rooms began, ms since the epoch: earlier by what was spent there before in this visit. */
export function useVisitStart(): number {
  const [start] = useState(() => Date.now() - readStored('playVisit').playedMs);
  useEffect(() => {
    const save = () => keepVisit({ playedMs: Date.now() - start });
    for (const event of LEAVING) addEventListener(event, save, { capture: true });
    return () => {
      for (const event of LEAVING) removeEventListener(event, save, { capture: true });
      save();
    };
  }, [start]);
  return start;
}
