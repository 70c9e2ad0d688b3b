import { useScreenTitle } from '@lobby/feature-kit';
import { walletQuery } from '@lobby/session';
import { VisuallyHidden } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayTarget } from '../open-game/play-address';
import { GameFrame } from './game-frame';
import type { GameMessage } from './game-message';
import { PlayFailure } from './play-failure';
import { PlayStrip } from './play-strip';
import { QuietGame } from './quiet-game';
import { SessionResult } from './session-result';
import { SessionTimer } from './session-timer';
import styles from './play.module.css';
import { useGameLaunch } from './use-game-launch';
import { useLeaveGame } from './use-leave-game';
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
  const [loaded, setLoaded] = useState(-1);
  const [heard, setHeard] = useState(-1);
  const { launch, attempt, retry, reload } = useGameLaunch(target, visit);
  const { net, addResult } = usePlayVisit();
  const leave = useLeaveGame({ nodeId: game.nodeId, category: game.category, from });
  const name = game.name || t('play.region');
  useScreenTitle(game.name);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const failed = 'error' in launch || launch.step === 'refused';
  const onLoad = useCallback(() => setLoaded(attempt), [attempt]);
  const onMessage = useCallback(
    (message: GameMessage) => {
      setHeard(attempt);
      if (message.type === 'lobby.result') addResult(message.net);
      if (message.type === 'lobby.balance')
        void client.invalidateQueries({ queryKey: walletQuery.queryKey });
    },
    [client, addResult, attempt],
  );

  return (
    <div className={styles.screen}>
      <VisuallyHidden>
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
      </VisuallyHidden>
      <PlayStrip onLeave={leave} onReload={reload}>
        <SessionTimer />
        {net !== undefined && <SessionResult net={net} />}
      </PlayStrip>
      {launch.step === 'ready' && loaded === attempt && heard !== attempt && (
        <QuietGame key={`quiet-${attempt}`} onRetry={retry} />
      )}
      <section className={styles.stage} aria-label={t('play.region')}>
        {launch.step === 'ready' && (
          <GameFrame
            key={`frame-${attempt}`}
            address={launch.address}
            origin={launch.origin}
            title={name}
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
      </section>
    </div>
  );
}
