import {
  LaunchedFrame,
  LaunchedPage,
  LaunchedStrip,
  QuietFrame,
  SessionTimer,
  useScreenTitle,
} from '@lobby/feature-kit';
import { walletQuery } from '@lobby/session';
import { IconButton, Reload } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayTarget } from '../open-game/play-address';
import { readGameMessage, type GameMessage } from './game-message';
import { PlayFailure } from './play-failure';
import { PlayMoneyMark } from './play-money-mark';
import { SessionResult } from './session-result';
import { useGameLaunch } from './use-game-launch';
import { useLeaveGame } from './use-leave-game';
import { usePlayMoney } from './use-play-money';
import { usePlayVisit } from './play-visit';
import { Waiting } from './waiting';

interface PlayProps {
  target: PlayTarget;
  /** Identifies the navigation that opened the game. */
  visit: string;
}

/** One visit to a game, from launch to leave. */
export function Play({ target, visit }: PlayProps) {
  const { game, from } = target;
  const { t } = useTranslation('games-play');
  const client = useQueryClient();
  const playMoney = usePlayMoney(target);
  const [loaded, setLoaded] = useState(-1);
  const [heard, setHeard] = useState(-1);
  const { launch, attempt, retry, reload } = useGameLaunch(target, { visit, playMoney });
  const { net, addResult } = usePlayVisit();
  const leave = useLeaveGame({ nodeId: game.nodeId, category: game.category, from });
  const name = game.name || t('play.region');
  useScreenTitle(game.name);
  const failed = 'error' in launch || launch.step === 'refused';
  const onLoad = useCallback(() => setLoaded(attempt), [attempt]);
  const onMessage = useCallback(
    (message: GameMessage) => {
      setHeard(attempt);
      if (message.type === 'lobby.result' && !playMoney) addResult(message.net);
      if (message.type === 'lobby.balance')
        void client.invalidateQueries({ queryKey: walletQuery.queryKey });
    },
    [client, addResult, attempt, playMoney],
  );

  return (
    <LaunchedPage
      name={name}
      region={t('play.region')}
      strip={
        <LaunchedStrip
          leaveLabel={t('play.leave')}
          onLeave={leave}
          facts={
            <>
              <SessionTimer label={t('play.time')} />
              {playMoney && <PlayMoneyMark />}
              {net !== undefined && !playMoney && <SessionResult net={net} />}
            </>
          }
        >
          <IconButton label={t('play.reload')} icon={<Reload />} onClick={reload} />
        </LaunchedStrip>
      }
      notice={
        launch.step === 'ready' &&
        loaded === attempt &&
        heard !== attempt && (
          <QuietFrame
            key={`quiet-${attempt}`}
            text={t('play.nothing')}
            retryLabel={t('play.again')}
            onRetry={retry}
          />
        )
      }
    >
      {launch.step === 'ready' && (
        <LaunchedFrame
          key={`frame-${attempt}`}
          address={launch.address}
          origin={launch.origin}
          title={name}
          read={readGameMessage}
          onLoad={onLoad}
          onMessage={onMessage}
        />
      )}
      {failed && (
        <PlayFailure
          error={'error' in launch ? launch.error : null}
          onRetry={retry}
          onLeave={leave}
        />
      )}
      {!failed && loaded !== attempt && (
        <Waiting
          key={`wait-${attempt}`}
          name={name}
          picture={game.picture}
          onRetry={retry}
          onLeave={leave}
        />
      )}
    </LaunchedPage>
  );
}
