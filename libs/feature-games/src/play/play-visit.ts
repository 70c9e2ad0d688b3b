import { addAmounts, readStored, type Amount } from '@lobby/core';
import { keepVisit } from '@lobby/feature-kit';
import { useCallback, useState } from 'react';

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
    keepVisit({ net: sum });
    setNet(sum);
  }, []);
  return { net, addResult };
}
