import { ApiError } from '@lobby/api-client';
import { LaunchedStage, protectionQuery } from '@lobby/feature-kit';
import { accessDenied, OWN_ACCOUNT, useViewer } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PlayFailure } from './play-failure';

const IN_A_BREAK = new ApiError('refused', 'a break runs', { code: 'account.excluded' });

interface BreakGateProps {
  onLeave(): void;
  children: ReactNode;
}

/**
 * Shows a game while no break runs; one may begin in another tab or at another brand. Where breaks do not load the
 * platform decides alone.
 */
export function BreakGate({ onLeave, children }: BreakGateProps) {
  const own = accessDenied(OWN_ACCOUNT, useViewer()) === null;
  const { data, refetch } = useQuery({ ...protectionQuery, enabled: own });
  if (!data?.timeOut && !data?.selfExclusion) return children;
  return (
    <LaunchedStage>
      <PlayFailure error={IN_A_BREAK} onRetry={() => void refetch()} onLeave={onLeave} />
    </LaunchedStage>
  );
}
