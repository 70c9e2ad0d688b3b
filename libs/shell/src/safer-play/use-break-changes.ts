import { protectionQuery, useBreak } from '@lobby/feature-kit';
import { marketingKey } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Longest time that a timer of the browser can wait, ms. */
const LONGEST_MS = 2 ** 31 - 1;
/** Least time to the first question and between two, ms: the platform's clock may be behind the phone's. */
const LEAST_MS = 1_000;
const APART_MS = 30_000;

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
    let timer: ReturnType<typeof setTimeout>;
    const wait = (least: number) => {
      timer = setTimeout(askAgain, Math.min(Math.max(until - Date.now(), 0) + least, LONGEST_MS));
    };
    const askAgain = () => {
      void client.invalidateQueries({ queryKey: protectionQuery.queryKey });
      wait(APART_MS);
    };
    wait(LEAST_MS);
    return () => clearTimeout(timer);
  }, [client, until]);
}
