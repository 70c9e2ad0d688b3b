import { PATHS } from '@lobby/core';
import { ApiError } from '@lobby/api-client';
import { LaunchedStage } from '@lobby/feature-kit';
import { currentBrand, isOffered } from '@lobby/session';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { stateOf } from '../open-game/opened-game';
import { playTarget, type PlayTarget } from '../open-game/play-address';
import { Play } from './play';
import { PlayFailure } from './play-failure';
import { BreakGate } from './break-gate';
import { IdentityGate } from './identity-gate';

/** Error of an address that names no game. */
const NO_GAME = new ApiError('refused', 'the address names no game', { code: 'game.not.found' });

/** Error of a category, or of a demo, that may not be offered in the brand's place (decision 28). */
const NOT_OFFERED = new ApiError('refused', 'not allowed in the brand’s place', {
  code: 'function.not.available',
});

/** Why an address opens nothing; null if it does. */
function refusalOf(target: PlayTarget | null): ApiError | null {
  if (target === null) return NO_GAME;
  const closed = !isOffered(target.game);
  return closed || (target.demo && !currentBrand().jurisdiction.freePlay) ? NOT_OFFERED : null;
}

/** The shell a game is played in (D2 §4). */
export function Component() {
  const [query] = useSearchParams();
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const target = playTarget(query, stateOf(search, state));
  const refusal = refusalOf(target);
  const leave = () => void navigate(PATHS.allGames, { replace: true });
  if (target && !refusal) {
    return (
      <IdentityGate playMoney={target.demo === true} onLeave={leave}>
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
