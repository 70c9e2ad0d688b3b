import { protectionQuery, useBreak } from '@lobby/feature-kit';
import { marketingKey } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Longest time that a timer of the browser can wait, ms. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Asks again for what the platform advertises when a break begins or ends (decision 83), and whether it has ended when its
 * time comes.
 */
export function useBreakChanges(): void {
  const client = useQueryClient();
  const current = useBreak();
  const isInBreak = current !== null;
  const until = current?.until;
  const wasInBreak = useRef(false);
  useEffect(() => {
    if (wasInBreak.current === isInBreak) return;
    wasInBreak.current = isInBreak;
    void client.invalidateQueries({ queryKey: marketingKey });
  }, [client, isInBreak]);
  useEffect(() => {
    if (until === undefined) return;
    const askAgain = () => void client.invalidateQueries({ queryKey: protectionQuery.queryKey });
    const timer = setTimeout(askAgain, Math.min(until - Date.now(), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [client, until]);
}
