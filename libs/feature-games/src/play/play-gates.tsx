import { ApiError } from '@lobby/api-client';
import { breakOf, LaunchedStage, useProtection } from '@lobby/feature-kit';
import { currentRules, identityQuery, useHasOwnAccount } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PlayFailure } from './play-failure';

const IN_A_BREAK = new ApiError('refused', 'a break runs', { code: 'account.excluded' });

const UNPROVEN = new ApiError('refused', 'identity and age are not proven', {
  code: 'identity.required',
});

interface GateProps {
  onLeave(): void;
  children: ReactNode;
}

/**
 * Blocks a game during a break, which may begin in another tab or at another brand. If breaks fail to load, the game
 * opens and the platform decides.
 */
export function BreakGate({ onLeave, children }: GateProps) {
  const { data, refetch } = useProtection();
  if (!data || !breakOf(data)) return children;
  return (
    <LaunchedStage>
      <PlayFailure error={IN_A_BREAK} onRetry={() => void refetch()} onLeave={onLeave} />
    </LaunchedStage>
  );
}

/**
 * Blocks a game until age and identity are verified, if the brand's rule book requires it before play. If the status
 * fails to load, the game opens and the platform decides.
 */
export function IdentityGate({ playMoney, onLeave, children }: GateProps & { playMoney: boolean }) {
  const own = useHasOwnAccount();
  const required = own && !playMoney && currentRules().identityBefore === 'play';
  const { data, isPending, refetch } = useQuery({ ...identityQuery, enabled: required });
  if (!required || (!isPending && (!data || data.status === 'APPROVED'))) return children;
  return (
    <LaunchedStage>
      {data && <PlayFailure error={UNPROVEN} onRetry={() => void refetch()} onLeave={onLeave} />}
    </LaunchedStage>
  );
}
