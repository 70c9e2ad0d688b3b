import { useId } from 'react';
import { Clock, Eye, Heart } from '../icons/icons';
import { Picture, type PictureSource } from '../picture/picture';
import styles from './host-card.module.css';

interface HostCardProps {
  name: string;
  /** Game that is played on air. */
  game: string;
  picture: PictureSource;
  /** On air: a highlighted badge and the viewers; else a grey cover and the next start. */
  onAir: boolean;
  /** Text of the badge: "On air". */
  state: string;
  /** Text of the second badge, of a room that is not open to all. */
  room?: string | undefined;
  /** Number of viewers or time of the next start; undefined if unknown. */
  fact?: { text: string; label: string } | undefined;
  /** Shows the heart; `label` is its accessible name. */
  follow?: { pressed: boolean; label: string; onToggle(): void } | undefined;
  onOpen(): void;
  /** Path that `onOpen` opens, rendered as `data-leads-to` for prefetching. */
  leadsTo?: string | undefined;
}

/** A host: cover, state, room, game and viewers, in the shape of the brand's `tileCaption` option; the heart is a separate button. */
export function HostCard(props: HostCardProps) {
  const id = useId();
  const { name, game, picture, onAir, state, room, fact, follow, onOpen, leadsTo } = props;
  const Sign = onAir ? Eye : Clock;
  return (
    <div className={styles.card} data-on-air={onAir}>
      <button
        type="button"
        className={styles.open}
        aria-labelledby={`${id}n`}
        aria-describedby={`${id}s ${id}r ${id}g`}
        onClick={onOpen}
        data-leads-to={leadsTo}
      >
        <span className={styles.art}>
          <Picture {...picture} alt="" />
        </span>
        <span className={styles.text}>
          <span id={`${id}n`} className={styles.name}>
            {name}
          </span>
          <span id={`${id}g`} className={styles.facts}>
            <span className={styles.game}>{game}</span>
            {fact && (
              <span className={styles.fact}>
                <Sign size={16} aria-label={fact.label} role="img" />
                {fact.text}
              </span>
            )}
          </span>
        </span>
      </button>
      <span className={styles.badges}>
        <span id={`${id}s`} className={styles.badge} data-live={onAir}>
          {state}
        </span>
        <span id={`${id}r`} className={styles.badge} hidden={room === undefined}>
          {room}
        </span>
      </span>
      {follow && (
        <button
          type="button"
          className={styles.heart}
          aria-label={follow.label}
          aria-pressed={follow.pressed}
          onClick={follow.onToggle}
        >
          <Heart size={20} />
        </button>
      )}
    </div>
  );
}
