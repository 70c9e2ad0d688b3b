import { TILE_SHAPES } from '@lobby/core';
import { usePictures } from '@lobby/feature-kit';
import { currentBrand } from '@lobby/session';
import { Button, Gamepad, Picture } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ParseKeys } from 'i18next';
import styles from './play.module.css';
import { useWaitStage, type WaitStage } from './use-wait-stage';

interface WaitingProps {
  /** Name of the game. */
  name: string;
  /** Picture of its tile; undefined if the page was not opened from a list. */
  picture: string | undefined;
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

/** The game's tile, already loaded by the list, over its own colours; an icon where no picture is known. */
function Cover({ picture }: { picture: string | undefined }) {
  const pictures = usePictures();
  if (picture === undefined) return <Gamepad className={styles.pulse} />;
  const { tile } = currentBrand().layout;
  const file = pictures(picture, TILE_SHAPES[tile]);
  return (
    <>
      <span className={styles.light}>
        <Picture {...file} alt="" turn="early" />
      </span>
      <span className={styles.cover}>
        <Picture {...file} alt="" turn="early" />
      </span>
    </>
  );
}

/** Covers a game that is loading; when slow it says so and offers retry and leave. */
export function Waiting({ name, picture, onRetry, onLeave }: WaitingProps) {
  const { t } = useTranslation('games-play');
  const stage = useWaitStage();
  const words = stage === 'fresh' ? undefined : WORDS[stage];
  return (
    <div className={styles.over} role="status">
      <Cover picture={picture} />
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
        <>
          <p className={styles.title}>{t('play.opening', { game: name })}</p>
          <span className={styles.bar} />
        </>
      )}
    </div>
  );
}
