import { addAmounts, readStored, type Amount } from '@lobby/core';
import { keepVisit, sessionPositionQuery } from '@lobby/feature-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

interface PlayVisit {
  /** Won minus staked in this session; undefined until known. */
  net: Amount | undefined;
  addResult(net: Amount): void;
}

/**
 * Result of this session: from the platform's ledger when a game opens, then with each result that a game sends; kept
 * over reloads and from game to game, until the sign-out. `asked`: whether to query the ledger, as for real money.
 */
export function usePlayVisit(asked: boolean): PlayVisit {
  const client = useQueryClient();
  const [net, setNet] = useState(() => readStored('playVisit').net);
  const results = useRef(0);
  const keep = useCallback((sum: Amount) => {
    keepVisit({ net: sum });
    setNet(sum);
  }, []);

  useEffect(() => {
    async function askLedger(): Promise<void> {
      const before = results.current;
      const { net: sum } = await client.fetchQuery({ ...sessionPositionQuery, staleTime: 0 });
      if (results.current === before) keep(sum);
      // A result that came meanwhile may be in the answer or not.
      else await askLedger();
    }
    // Without an answer the games' own results count alone.
    if (asked) askLedger().catch(() => undefined);
  }, [asked, client, keep]);

  const addResult = useCallback(
    (more: Amount) => {
      results.current += 1;
      keep(addAmounts(readStored('playVisit').net ?? '0', more));
    },
    [keep],
  );
  return { net, addResult };
}
