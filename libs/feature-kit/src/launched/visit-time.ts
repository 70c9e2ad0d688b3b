import { onPageLeave, readStored, writeStored, type Stored } from '@lobby/core';
import { currentToken } from '@lobby/session';
import { useEffect, useState } from 'react';

/** Stores a part of the visit to the site; nothing after the sign-out, which ends it. */
export function keepVisit(part: Partial<Stored<'playVisit'>>): void {
  if (currentToken() !== null) writeStored('playVisit', { ...readStored('playVisit'), ...part });
}

/** When the time in games and rooms began, ms since the epoch: earlier by what was spent there before in this visit. */
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
