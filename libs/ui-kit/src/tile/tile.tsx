import { useId, type PointerEventHandler } from 'react';
import { Heart } from '../icons/icons';
import { Picture, type PictureSource } from '../picture/picture';
import styles from './tile.module.css';

export interface TileProps {
  title: string;
  /** The provider. */
  subtitle: string;
  picture: PictureSource & { base?: string | undefined };
  favourite?: { pressed: boolean; label: string; onToggle(): void } | undefined;
  onOpen(): void;
  /** The moment to fetch the next screen's code. */
  onPointerDown?: PointerEventHandler<HTMLButtonElement> | undefined;
  /** For the tiles of the first view. */
  priority?: boolean | undefined;
}

/** A game. Its shape is the brand's `tile` option; the heart is a target of its own, beside the tile's. */
export function Tile(props: TileProps) {
  const id = useId();
  const { title, subtitle, picture, favourite, onOpen, onPointerDown, priority } = props;
  return (
    <div className={styles.tile}>
      <button
        type="button"
        className={styles.open}
        aria-labelledby={`${id}n`}
        aria-describedby={`${id}p`}
        onClick={onOpen}
        onPointerDown={onPointerDown}
      >
        <span className={styles.art}>
          <Picture {...picture} alt="" priority={priority} />
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
