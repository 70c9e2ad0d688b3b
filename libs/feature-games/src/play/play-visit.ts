import { addAmounts, readStored, type Amount } from '@lobby/core';
import { fetchAnew, keepVisit, sessionPositionQuery } from '@lobby/feature-kit';
import { toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface PlayVisit {
  /** Winnings minus stakes of this session, decimal string; undefined until known. */
  net: Amount | undefined;
  addResult(net: Amount): void;
}

/**
 * Result of this session: from the platform's ledger when a game opens, plus each result that a game posts. Kept across
 * reloads and games until the sign-out. `fromLedger`: whether to query the ledger, as for real money.
 */
export function usePlayVisit(fromLedger: boolean): PlayVisit {
  const client = useQueryClient();
  const [net, setNet] = useState(() => readStored('playVisit').net);
  const results = useRef(0);
  const keep = useCallback((sum: Amount) => {
    keepVisit({ net: sum });
    setNet(sum);
  }, []);

  useEffect(() => {
    async function queryLedger(): Promise<void> {
      const before = results.current;
      // The game before may still be waiting for an answer without its last results.
      const { net: sum } = await fetchAnew(client, sessionPositionQuery);
      if (results.current === before) keep(sum);
      // The response may or may not include a result that arrived meanwhile.
      else await queryLedger();
    }
    // If it fails, only the games' own results count.
    if (fromLedger) queryLedger().catch(() => undefined);
  }, [fromLedger, client, keep]);

  const addResult = useCallback(
    (more: Amount) => {
      results.current += 1;
      keep(addAmounts(readStored('playVisit').net ?? '0', more));
    },
    [keep],
  );
  return { net, addResult };
}

interface OpenRound {
  /** Records whether a round is in progress. */
  setOpen(open: boolean): void;
  /** Shows a notice if a round was interrupted. */
  notify(): void;
}

/**
 * Notice about a round in progress when its game is left; the provider settles it. Shown once: on leaving the game, or
 * with the next game if the page was closed. A game opened by its address may have no name.
 */
export function useOpenRound(game: string): OpenRound {
  const { t } = useTranslation('games-play');
  const notify = useCallback(() => {
    const { openRound } = readStored('playVisit');
    if (openRound === undefined) return;
    keepVisit({ openRound: undefined });
    const text = openRound ? t('play.cutOff', { game: openRound }) : t('play.cutOffNameless');
    toast.info(text, { duration: 'long' });
  }, [t]);
  const notifyNow = useEffectEvent(notify);
  useEffect(() => {
    notifyNow();
    return () => notifyNow();
  }, []);
  const setOpen = useCallback(
    (open: boolean) => keepVisit({ openRound: open ? game : undefined }),
    [game],
  );
  return { setOpen, notify };
}
