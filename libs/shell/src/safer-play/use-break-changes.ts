import { platformNow, type Protection } from '@lobby/api-client';
import { boundedWait } from '@lobby/core';
import { breakOf, onProtectionChange, protectionQuery, useProtection } from '@lobby/feature-kit';
import { marketingKey } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Delay of the first refetch and between two, ms: the platform's clock may be behind. */
const LEAST_MS = 1_000;
const APART_MS = 30_000;

/** When the break ends, a limit restarts or a change can be confirmed, whichever is first; Infinity without any. */
function nextChange(protection: Protection): number {
  const recent = platformNow() - APART_MS;
  const times = protection.limits
    .flatMap(({ endsAt, pending }) => [endsAt, pending?.effectiveAt ?? 0])
    .filter((time) => time > recent);
  return Math.min(breakOf(protection)?.until ?? Infinity, ...times);
}

/**
 * Refetches marketing when a break begins or ends (decision 83), limits and breaks when another tab changed them or the
 * platform is due to.
 */
export function useBreakChanges(): void {
  const client = useQueryClient();
  const { data } = useProtection();
  const isInBreak = data !== undefined && breakOf(data) !== null;
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
    if (!data) return;
    let timer: ReturnType<typeof setTimeout>;
    let askAt = Math.max(nextChange(data), platformNow()) + LEAST_MS;
    const wait = () => {
      timer = setTimeout(look, boundedWait(askAt - platformNow()));
    };
    const look = () => {
      if (platformNow() >= askAt) {
        void client.invalidateQueries({ queryKey: protectionQuery.queryKey });
        askAt = platformNow() + APART_MS;
      }
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [client, data]);
}
