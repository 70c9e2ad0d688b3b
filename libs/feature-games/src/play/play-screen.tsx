import { PATHS } from '@lobby/core';
import { ApiError } from '@lobby/api-client';
import { LaunchedStage } from '@lobby/feature-kit';
import { currentBrand, isOffered } from '@lobby/session';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { playTarget, type PlayTarget } from '../open-game/play-address';
import { playStateOf } from '../open-game/play-state';
import { Play } from './play';
import { PlayFailure } from './play-failure';
import { BreakGate, IdentityGate } from './play-gates';

/** Error of an address without a game. */
const NO_GAME = new ApiError('refused', 'the address names no game', { code: 'game.not.found' });

/** Error of a category or demo that the brand's jurisdiction forbids (decision 28). */
const NOT_OFFERED = new ApiError('refused', 'not allowed in the brand’s place', {
  code: 'function.not.available',
});

/** Why an address cannot be opened; null if it can. */
function refusalOf(target: PlayTarget | null): ApiError | null {
  if (target === null) return NO_GAME;
  const closed = !isOffered(target.game);
  return closed || (target.demo && !currentBrand().jurisdiction.freePlay) ? NOT_OFFERED : null;
}

/** Shell of a running game (D2 §4). */
export function PlayScreen() {
  const [query] = useSearchParams();
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const target = playTarget(query, playStateOf(search, state));
  const refusal = refusalOf(target);
  const leave = () => void navigate(PATHS.allGames, { replace: true });
  if (target && !refusal) {
    return (
      <IdentityGate target={target} onLeave={leave}>
        <BreakGate onLeave={leave}>
          <Play key={key} target={target} visit={key} />
        </BreakGate>
      </IdentityGate>
    );
  }
  return (
    <LaunchedStage>
      <PlayFailure error={refusal} onRetry={leave} onLeave={leave} />
    </LaunchedStage>
  );
}

export const Component = PlayScreen;
