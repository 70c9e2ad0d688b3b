import {
  LaunchedFrame,
  LaunchedPage,
  LimitNotice,
  SilentFrameNotice,
  useScreenTitle,
} from '@lobby/feature-kit';
import { useAccountType } from '@lobby/session';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayTarget } from '../open-game/play-address';
import { readGameMessage, useGameMessages } from './game-messages';
import { PlayBar } from './play-bar';
import { PlayFailure } from './play-failure';
import { opensFullPage, useFullPageGame } from './use-full-page-game';
import { useGameLaunch } from './use-game-launch';
import { useLeaveGame } from './use-leave-game';
import { useWakeLock } from './use-wake-lock';
import { Waiting } from './waiting';

interface PlayProps {
  target: PlayTarget;
  /** Identifies the navigation that opened the game. */
  visit: string;
}

/** Limits that stop a game. */
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
  const fullPage = opensFullPage(game.vendorCode);
  useFullPageGame(launch, fullPage);
  const framed = launch.step === 'ready' && !fullPage;
  useWakeLock(framed);
  const failed = 'error' in launch || launch.step === 'refused';
  const onLoad = useCallback(() => setLoaded(attempt), [attempt]);
  const onReload = () => {
    messages.notifyInterrupted();
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
          {framed && loaded === attempt && messages.lastSender !== attempt && (
            <SilentFrameNotice
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

/** Whether a game uses play money: opened as a demo, by a trial account, or by a guest. */
function usePlayMoney({ demo }: PlayTarget): boolean {
  const type = useAccountType();
  return demo || type === undefined || type.name === 'trial';
}
