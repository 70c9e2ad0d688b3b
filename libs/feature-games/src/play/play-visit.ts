import { readStored, writeStored, type Amount, type Stored } from '@lobby/core';
import { currentToken } from '@lobby/session';
import { useCallback, useEffect, useState } from 'react';
import { addAmounts } from './add-amounts';

/** Stores a part of the visit; nothing after the sign-out, which ends it. */
function keep(part: Partial<Stored<'playVisit'>>): void {
  if (currentToken() !== null) writeStored('playVisit', { ...readStored('playVisit'), ...part });
}

/** Events after which the browser may discard the page without a further one. */
const LEAVING = ['pagehide', 'visibilitychange'] as const;

interface PlayVisit {
  /** Won minus staked in all games of this visit to the site; undefined before the first result. */
  net: Amount | undefined;
  addResult(net: Amount): void;
}

/** What all games of this visit to the site came to; kept over reloads and from game to game, until the sign-out. */
export function usePlayVisit(): PlayVisit {
  const [net, setNet] = useState(() => readStored('playVisit').net);
  const addResult = useCallback((more: Amount) => {
    const sum = addAmounts(readStored('playVisit').net ?? '0', more);
    keep({ net: sum });
    setNet(sum);
  }, []);
  return { net, addResult };
}

/** When the time in games began, in ms since the epoch: earlier by what was played before in this visit to the site. */
export function usePlayStart(): number {
  const [start] = useState(() => Date.now() - readStored('playVisit').playedMs);
  useEffect(() => {
    const save = () => keep({ playedMs: Date.now() - start });
    for (const event of LEAVING) addEventListener(event, save, { capture: true });
    return () => {
      for (const event of LEAVING) removeEventListener(event, save, { capture: true });
      save();
    };
  }, [start]);
  return start;
}
