import { boundedWait } from '@lobby/core';
import { onProtectionChange, protectionQuery, useBreak } from '@lobby/feature-kit';
import { marketingKey } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Shortest delay of the first refetch and between two, ms: the platform's clock may be behind the device's. */
const LEAST_MS = 1_000;
const APART_MS = 30_000;

/**
 * Refetches marketing when a break begins or ends (decision 83), limits and breaks when another tab changed them, and
 * the break itself when its end is due.
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
  useEffect(
    () =>
      onProtectionChange(
        () => void client.invalidateQueries({ queryKey: protectionQuery.queryKey }),
      ),
    [client],
  );
  useEffect(() => {
    if (until === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (least: number) => {
      timer = setTimeout(askAgain, boundedWait(until - Date.now() + least, { least }));
    };
    const askAgain = () => {
      void client.invalidateQueries({ queryKey: protectionQuery.queryKey });
      wait(APART_MS);
    };
    wait(LEAST_MS);
    return () => clearTimeout(timer);
  }, [client, until]);
}
