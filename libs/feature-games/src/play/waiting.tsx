import { Button, Gamepad } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ParseKeys } from 'i18next';
import styles from './play.module.css';
import { useWait, type Wait } from './use-wait';

export interface WaitingViewProps {
  name: string;
  wait: Wait;
  onAgain(): void;
  onLeave(): void;
}

interface WaitWords {
  title: ParseKeys<'games-play'>;
  text: ParseKeys<'games-play'>;
  leave: ParseKeys<'games-play'>;
}

const WORDS: Record<Exclude<Wait, 'fresh'>, WaitWords> = {
  slow: { title: 'play.slow.title', text: 'play.slow.text', leave: 'play.away' },
  stuck: { title: 'play.stuck.title', text: 'play.stuck.text', leave: 'play.stuck.stop' },
};

/** Covers a game that is not there yet; after a while it says so and offers ways out. */
export function WaitingView({ name, wait, onAgain, onLeave }: WaitingViewProps) {
  const { t } = useTranslation('games-play');
  const words = wait === 'fresh' ? undefined : WORDS[wait];
  return (
    <div className={styles.over} role="status">
      <Gamepad className={styles.pulse} />
      {words ? (
        <>
          <h2 className={styles.title}>{t(words.title)}</h2>
          <p className={styles.text}>{t(words.text)}</p>
          <div className={styles.actions}>
            <Button onClick={onAgain}>{t('play.again')}</Button>
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

/** `WaitingView` that watches the clock. */
export function Waiting(props: Omit<WaitingViewProps, 'wait'>) {
  return <WaitingView {...props} wait={useWait()} />;
}
