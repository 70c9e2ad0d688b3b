import { useId } from 'react';
import { Heart } from '../icons/icons';
import { Picture, type PictureSource, type PictureTurn } from '../picture/picture';
import styles from './tile.module.css';

interface TileProps {
  title: string;
  /** The provider. */
  subtitle: string;
  picture: PictureSource;
  /** Shows the heart; `label` is its accessible name. */
  favourite?: { pressed: boolean; label: string; onToggle(): void } | undefined;
  onOpen(): void;
  /** Path that `onOpen` leads to, marked as `data-leads-to`: what loads ahead of a press reads it. */
  leadsTo?: string | undefined;
  /** When the picture loads. */
  turn?: PictureTurn | undefined;
}

/** A game, in the shape of the brand's `tile` option; the heart is a separate button. */
export function Tile(props: TileProps) {
  const id = useId();
  const { title, subtitle, picture, favourite, onOpen, leadsTo, turn } = props;
  return (
    <div className={styles.tile}>
      <button
        type="button"
        className={styles.open}
        aria-labelledby={`${id}n`}
        aria-describedby={`${id}p`}
        onClick={onOpen}
        data-leads-to={leadsTo}
      >
        <span className={styles.art}>
          <Picture {...picture} alt="" turn={turn} />
        </span>
        <span className={styles.text}>
          <span id={`${id}n`} className={styles.name}>
            {title}
          </span>
          <span id={`${id}p`} className={styles.provider}>
            {subtitle}
          </span>
        </span>
      </button>
      {favourite && (
        <button
          type="button"
          className={styles.heart}
          aria-label={favourite.label}
          aria-pressed={favourite.pressed}
          onClick={favourite.onToggle}
        >
          <span>
            <Heart />
          </span>
        </button>
      )}
    </div>
  );
}
