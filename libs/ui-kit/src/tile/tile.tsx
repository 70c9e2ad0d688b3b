import { useId, type AriaAttributes } from 'react';
import { Heart } from '../icons/icons';
import { focusInPlace } from '../theme/focus';
import { Picture, type PictureSource, type PictureLoading } from '../picture/picture';
import { longPress } from './long-press';
import styles from './tile.module.css';

/** Position of a tile from 1 and length of its list (-1: unknown), if only a part of the list is rendered. */
export type TilePlace = Pick<AriaAttributes, 'aria-posinset' | 'aria-setsize'>;

interface TileProps extends TilePlace {
  title: string;
  /** Name of the provider. */
  subtitle: string;
  picture: PictureSource;
  /** Shows the heart; `label` is its accessible name. */
  favourite?: { pressed: boolean; label: string; onToggle(): void } | undefined;
  /** Shows a button for details, which a long press opens too; `label` is its accessible name. */
  info?: { label: string; onOpen(): void } | undefined;
  /** Reason why it cannot be played, over a dimmed picture; part of the description. */
  note?: string | undefined;
  onOpen(): void;
  /** Focuses the tile on mount, after leaving this game. */
  focused?: boolean | undefined;
  /** Path that `onOpen` opens, rendered as `data-leads-to` for prefetching. */
  leadsTo?: string | undefined;
  /** When the picture loads. */
  loading?: PictureLoading | undefined;
}

/**
 * A game, in the shape of the brand's `tile` option; heart and information are separate buttons. A list item of a
 * `TileGrid` or `TileRow`.
 */
export function Tile(props: TileProps) {
  const id = useId();
  const {
    title,
    subtitle,
    picture,
    favourite,
    info,
    note,
    onOpen,
    focused,
    leadsTo,
    loading,
    ...place
  } = props;
  return (
    <div className={styles.tile} role="listitem" {...place}>
      <button
        ref={focused ? focusInPlace : undefined}
        type="button"
        className={styles.open}
        aria-labelledby={`${id}n`}
        aria-describedby={note === undefined ? `${id}p` : `${id}p ${id}m`}
        onClick={onOpen}
        {...(info && longPress(info.onOpen))}
        data-leads-to={leadsTo}
      >
        <span className={styles.art} data-dimmed={note === undefined ? undefined : true}>
          <Picture {...picture} alt="" loading={loading} />
          {note !== undefined && (
            <span id={`${id}m`} className={styles.note}>
              {note}
            </span>
          )}
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
      {info && (
        <button
          type="button"
          className={styles.info}
          aria-label={info.label}
          onClick={info.onOpen}
        />
      )}
    </div>
  );
}
