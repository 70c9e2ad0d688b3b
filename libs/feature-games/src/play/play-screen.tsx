import { PATHS } from '@lobby/core';
import { ApiError } from '@lobby/api-client';
import { LaunchedStage } from '@lobby/feature-kit';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { stateOf } from '../open-game/opened-game';
import { playTarget } from '../open-game/play-address';
import { Play } from './play';
import { PlayFailure } from './play-failure';

/** Error of an address that names no game. */
const NO_GAME = new ApiError('refused', 'the address names no game', { code: 'game.not.found' });

/** The shell a game is played in (D2 §4). */
export function Component() {
  const [query] = useSearchParams();
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const target = playTarget(query, stateOf(search, state));
  if (target) return <Play key={key} target={target} visit={key} />;
  const leave = () => void navigate(PATHS.allGames, { replace: true });
  return (
    <LaunchedStage>
      <PlayFailure error={NO_GAME} onRetry={leave} onLeave={leave} />
    </LaunchedStage>
  );
}
