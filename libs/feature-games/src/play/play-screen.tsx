import { PATHS } from '@lobby/core';
import { ApiError } from '@lobby/api-client';
import { LaunchedStage } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { stateOf } from '../open-game/opened-game';
import { playTarget, type PlayTarget } from '../open-game/play-address';
import { Play } from './play';
import { PlayFailure } from './play-failure';

/** Error of an address that names no game. */
const NO_GAME = new ApiError('refused', 'the address names no game', { code: 'game.not.found' });

/** Error of a demo where play money may not be offered (decision 28). */
const NO_DEMO = new ApiError('refused', 'the place allows no free play', {
  code: 'function.not.available',
});

/** Why an address opens nothing; null if it does. */
function refusalOf(target: PlayTarget | null): ApiError | null {
  if (target === null) return NO_GAME;
  return target.demo && !currentBrand().jurisdiction.freePlay ? NO_DEMO : null;
}

/** The shell a game is played in (D2 §4). */
export function Component() {
  const [query] = useSearchParams();
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const target = playTarget(query, stateOf(search, state));
  const refusal = refusalOf(target);
  if (target && !refusal) return <Play key={key} target={target} visit={key} />;
  const leave = () => void navigate(PATHS.allGames, { replace: true });
  return (
    <LaunchedStage>
      <PlayFailure error={refusal} onRetry={leave} onLeave={leave} />
    </LaunchedStage>
  );
}
