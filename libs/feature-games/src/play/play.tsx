import {
  LaunchedFrame,
  LaunchedPage,
  LimitNotice,
  QuietFrame,
  useScreenTitle,
} from '@lobby/feature-kit';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWakeLock } from './use-wake-lock';
import type { PlayTarget } from '../open-game/play-address';
import { readGameMessage } from './game-message';
import { PlayBar } from './play-bar';
import { PlayFailure } from './play-failure';
import { useGameLaunch } from './use-game-launch';
import { useGameMessages } from './use-game-messages';
import { useLeaveGame } from './use-leave-game';
import { usePlayMoney } from './use-play-money';
import { opensOnTop, useTopWindow } from './use-top-window';
import { Waiting } from './waiting';

interface PlayProps {
  target: PlayTarget;
  /** Identifies the navigation that opened the game. */
  visit: string;
}

/** Limits that end a game. */
const PLAYED = ['LOSS', 'STAKE', 'SESSION'] as const;

/** One visit to a game, from launch to leave. */
export function Play({ target, visit }: PlayProps) {
  const { game, from } = target;
  const { t } = useTranslation('games-play');
  const playMoney = usePlayMoney(target);
  const [loaded, setLoaded] = useState(-1);
  const { launch, attempt, retry, reload } = useGameLaunch(target, { visit, playMoney });
  const name = game.name || t('play.region');
  const messages = useGameMessages(game.name, { attempt, playMoney });
  const leave = useLeaveGame({ nodeId: game.nodeId, category: game.category, from });
  useScreenTitle(game.name);
  const onTop = opensOnTop(game.vendorCode);
  useTopWindow(launch, onTop);
  const framed = launch.step === 'ready' && !onTop;
  useWakeLock(framed);
  const failed = 'error' in launch || launch.step === 'refused';
  const onLoad = useCallback(() => setLoaded(attempt), [attempt]);
  const onReload = () => {
    messages.tellCutOff();
    reload();
  };

  return (
    <LaunchedPage
      name={name}
      region={t('play.region')}
      strip={
        <PlayBar playMoney={playMoney} net={messages.net} onLeave={leave} onReload={onReload} />
      }
      notice={
        <>
          <LimitNotice kinds={PLAYED} />
          {framed && loaded === attempt && messages.heard !== attempt && (
            <QuietFrame
              key={`quiet-${attempt}`}
              text={t('play.nothing')}
              retryLabel={t('play.again')}
              onRetry={retry}
            />
          )}
        </>
      }
    >
      {framed && (
        <LaunchedFrame
          key={`frame-${attempt}`}
          address={launch.address}
          origin={launch.origin}
          title={name}
          read={readGameMessage}
          onLoad={onLoad}
          onMessage={messages.onMessage}
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
