import { onPageLeave, readStored, writeStored, type Stored } from '@lobby/core';
import { currentToken } from '@lobby/session';
import { useEffect, useState } from 'react';

/** Stores a part of the visit to the site; no-op after the sign-out, which ends the visit. */
export function keepVisit(part: Partial<Stored<'playVisit'>>): void {
  if (currentToken() !== null) writeStored('playVisit', { ...readStored('playVisit'), ...part });
}

/** Start of the time in games and rooms, ms since the epoch, moved back by the time already spent there in this visit. */
export function useVisitStart(): number {
  const [start] = useState(() => Date.now() - readStored('playVisit').playedMs);
  useEffect(() => {
    const save = () => keepVisit({ playedMs: Date.now() - start });
    const end = onPageLeave(save);
    return () => {
      end();
      save();
    };
  }, [start]);
  return start;
}
