import { ApiError } from '@lobby/api-client';
import { breakOf, LaunchedStage, useProtection } from '@lobby/feature-kit';
import { currentRules, identityQuery, useFirstWait, useHasOwnAccount } from '@lobby/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayTarget } from '../open-game/play-address';
import { PlayFailure } from './play-failure';
import { Waiting } from './waiting';

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
export function IdentityGate({ target, onLeave, children }: GateProps & { target: PlayTarget }) {
  const { game, demo } = target;
  const own = useHasOwnAccount();
  const required = own && !demo && currentRules().identityBefore === 'play';
  const check = useQuery({ ...identityQuery, enabled: required });
  const waits = useFirstWait(check);
  if (!required || (!waits && (!check.data || check.data.status === 'APPROVED'))) return children;
  return (
    <LaunchedStage>
      {check.data ? (
        <PlayFailure error={UNPROVEN} onRetry={() => void check.refetch()} onLeave={onLeave} />
      ) : (
        <CheckWait game={game} onLeave={onLeave} />
      )}
    </LaunchedStage>
  );
}

/** Waits for the identity check. */
function CheckWait({ game, onLeave }: Pick<PlayTarget, 'game'> & Pick<GateProps, 'onLeave'>) {
  const { t } = useTranslation('games-play');
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    // A refetch would join the slow call.
    void client.resetQueries({ queryKey: identityQuery.queryKey });
  };
  return (
    <Waiting
      key={attempt}
      name={game.name || t('play.region')}
      picture={game.picture}
      onRetry={retry}
      onLeave={onLeave}
    />
  );
}
