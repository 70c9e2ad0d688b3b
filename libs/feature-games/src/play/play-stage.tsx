import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayFailure } from './play-failure';
import styles from './play.module.css';
import type { Opening } from './use-opening';

export interface PlayStageProps {
  opening: Opening;
  loaded: boolean;
  onAgain(): void;
  onLeave(): void;
  /** The frame, once there is an address. */
  frame: ReactNode;
  /** What covers it until it has loaded. */
  waiting: ReactNode;
}

/** Where a game is played, in whichever state it is. */
export function PlayStage(props: PlayStageProps) {
  const { opening, loaded, onAgain, onLeave, frame, waiting } = props;
  const { t } = useTranslation('games-play');
  const failed = opening.step === 'failed' || opening.step === 'refused';
  const error = opening.step === 'failed' ? opening.error : null;
  return (
    <section className={styles.stage} aria-label={t('play.region')}>
      {opening.step === 'ready' && frame}
      {failed && <PlayFailure error={error} onAgain={onAgain} onLeave={onLeave} />}
      {!failed && !loaded && waiting}
    </section>
  );
}
