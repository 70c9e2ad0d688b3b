import type { Protection } from '@lobby/api-client';
import { FOREVER } from '@lobby/core';
import { limitsOf, protectionQuery, reachOf } from '@lobby/feature-kit';
import { closeDeposit } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RealityCheck } from './reality-check';
import { useBreakChanges } from './use-break-changes';

/** Until when deposits are closed, ms since the epoch: by a break, or by a deposit limit that is used up; 0 if they are open. */
function depositClosedUntil(protection: Protection): number {
  const { timeOut, selfExclusion } = protection;
  const full = limitsOf(protection, 'DEPOSIT').filter((limit) => reachOf(limit) === 'full');
  const exclusion = selfExclusion?.until ?? 0;
  return Math.max(
    timeOut?.until ?? 0,
    typeof exclusion === 'number' ? exclusion : FOREVER,
    ...full.map(({ endsAt }) => endsAt),
  );
}

/** What watches over a member on every screen: the reality check, screens that leave the deposit out, no marketing in a break. */
export default function SaferPlayWatch() {
  const { data } = useQuery(protectionQuery);
  useBreakChanges();
  useEffect(() => {
    if (data) closeDeposit(depositClosedUntil(data));
  }, [data]);
  // Who logs in next on this phone has limits of their own.
  useEffect(() => () => closeDeposit(0), []);
  return <RealityCheck />;
}
