import { Button, Gamepad } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ParseKeys } from 'i18next';
import styles from './play.module.css';
import { useWaitStage, type WaitStage } from './use-wait-stage';

interface WaitingProps {
  /** Name of the game. */
  name: string;
  onRetry(): void;
  onLeave(): void;
}

interface WaitWords {
  title: ParseKeys<'games-play'>;
  text: ParseKeys<'games-play'>;
  leave: ParseKeys<'games-play'>;
}

const WORDS: Record<Exclude<WaitStage, 'fresh'>, WaitWords> = {
  slow: { title: 'play.slow.title', text: 'play.slow.text', leave: 'play.away' },
  stuck: { title: 'play.stuck.title', text: 'play.stuck.text', leave: 'play.stuck.stop' },
};

/** Covers a game that is loading; when slow it says so and offers retry and leave. */
export function Waiting({ name, onRetry, onLeave }: WaitingProps) {
  const { t } = useTranslation('games-play');
  const stage = useWaitStage();
  const words = stage === 'fresh' ? undefined : WORDS[stage];
  return (
    <div className={styles.over} role="status">
      <Gamepad className={styles.pulse} />
      {words ? (
        <>
          <h2 className={styles.title}>{t(words.title)}</h2>
          <p className={styles.text}>{t(words.text)}</p>
          <div className={styles.actions}>
            <Button onClick={onRetry}>{t('play.again')}</Button>
            <Button variant="secondary" onClick={onLeave}>
              {t(words.leave)}
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.text}>{t('play.opening', { game: name })}</p>
      )}
    </div>
  );
}
