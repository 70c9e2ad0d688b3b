import { ApiError } from '@lobby/api-client';
import { LaunchedStage } from '@lobby/feature-kit';
import { accessDenied, currentRules, identityQuery, OWN_ACCOUNT, useViewer } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PlayFailure } from './play-failure';

const UNPROVEN = new ApiError('refused', 'identity and age are not proven', {
  code: 'identity.required',
});

interface IdentityGateProps {
  playMoney: boolean;
  onLeave(): void;
  children: ReactNode;
}

/**
 * Opens a game only for whose age and identity are proven, where the brand's rules ask for that before play. Where the
 * state does not load the platform decides alone.
 */
export function IdentityGate({ playMoney, onLeave, children }: IdentityGateProps) {
  const own = accessDenied(OWN_ACCOUNT, useViewer()) === null;
  const asked = own && !playMoney && currentRules().identityBefore === 'play';
  const { data, isPending, refetch } = useQuery({ ...identityQuery, enabled: asked });
  if (!asked || (!isPending && (!data || data.status === 'APPROVED'))) return children;
  return (
    <LaunchedStage>
      {data && <PlayFailure error={UNPROVEN} onRetry={() => void refetch()} onLeave={onLeave} />}
    </LaunchedStage>
  );
}
