import { platformNow } from '@lobby/api-client';
import { boundedWait, FOREVER } from '@lobby/core';
import {
  depositClosure,
  noteLeastDeposit,
  protectionQuery,
  useLeastDeposit,
} from '@lobby/feature-kit';
import { closeDeposit } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RealityCheck } from './reality-check';
import { useBreakChanges } from './use-break-changes';

/**
 * Safer play on every screen: the reality check, hidden deposits, no marketing during a break. The minimum deposit is
 * known once its page was open; until then a limit closes deposits only when it is used up.
 */
export default function SaferPlayWatch() {
  const { data } = useQuery(protectionQuery);
  const least = useLeastDeposit();
  useBreakChanges();
  useEffect(() => {
    if (!data) return;
    const closure = depositClosure(data, least);
    const until = closure ? (closure.until ?? FOREVER) : 0;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = until - platformNow();
      closeDeposit(left > 0 ? until : 0);
      if (left > 0) timer = setTimeout(look, boundedWait(left));
    };
    look();
    return () => clearTimeout(timer);
  }, [data, least]);
  // The next account on this device has its own limits and methods.
  useEffect(
    () => () => {
      noteLeastDeposit(undefined);
      closeDeposit(0);
    },
    [],
  );
  return <RealityCheck />;
}
