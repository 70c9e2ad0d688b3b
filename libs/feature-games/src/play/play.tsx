import type { Amount } from '@lobby/core';
import { walletQuery } from '@lobby/session';
import { VisuallyHidden } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayTarget } from '../open-game/play-address';
import { addAmounts } from './add-amounts';
import { GameFrame } from './game-frame';
import type { GameMessage } from './game-message';
import { PlayStage } from './play-stage';
import { PlayStrip } from './play-strip';
import { SessionResult } from './session-result';
import { SessionTimer } from './session-timer';
import styles from './play.module.css';
import { useLeave } from './use-leave';
import { useOpening } from './use-opening';
import { Waiting } from './waiting';

interface PlayProps {
  target: PlayTarget;
  /** Names the tap that led here. */
  visit: string;
}

/** One visit to a game, from its opening until one leaves. */
export function Play({ target: { game, from }, visit }: PlayProps) {
  const { t } = useTranslation('games-play');
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(-1);
  const [net, setNet] = useState<Amount>();
  const opening = useOpening(game, `${visit}-${attempt}`);
  const leave = useLeave({ category: game.category, from });
  const name = game.name || t('play.region');
  const again = () => setAttempt(attempt + 1);
  const onLoad = useCallback(() => setLoaded(attempt), [attempt]);
  const onMessage = useCallback(
    (message: GameMessage) => {
      if (message.type === 'lobby.result')
        setNet((before = '0') => addAmounts(before, message.net));
      else void client.invalidateQueries({ queryKey: walletQuery.queryKey });
    },
    [client],
  );

  return (
    <div className={styles.screen}>
      <VisuallyHidden>
        <h1>{name}</h1>
      </VisuallyHidden>
      <PlayStrip onLeave={leave} onReload={again}>
        <SessionTimer />
        {net !== undefined && <SessionResult net={net} />}
      </PlayStrip>
      <PlayStage
        opening={opening}
        loaded={loaded === attempt}
        onAgain={again}
        onLeave={leave}
        waiting={<Waiting key={`wait-${attempt}`} name={name} onAgain={again} onLeave={leave} />}
        frame={
          opening.step === 'ready' && (
            <GameFrame
              key={`frame-${attempt}`}
              address={opening.address}
              origin={opening.origin}
              title={name}
              onLoad={onLoad}
              onMessage={onMessage}
            />
          )
        }
      />
    </div>
  );
}
