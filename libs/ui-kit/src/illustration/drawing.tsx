import { useId } from 'react';
import { SUBJECTS, type IllustrationArt } from './subjects';
import styles from './illustration.module.css';

const card = { y: 28, width: 64, height: 84, rx: 12, fill: 'var(--surface)' } as const;
const dashed = { stroke: 'var(--line-strong)', strokeWidth: 1.5, strokeDasharray: '5 6' } as const;

/** Draws a card with its subject between two empty cards, 220 x 180 px. */
export default function Drawing({ art }: { art: IllustrationArt }) {
  const id = useId();
  const fill = `url(#${id}f)`;
  return (
    <svg viewBox="0 0 220 180" className={styles.art} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}f`} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="var(--icon-a)" />
          <stop offset="1" stopColor="var(--icon-b)" />
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop stopColor="var(--icon-b)" stopOpacity=".3" />
          <stop offset="1" stopColor="var(--icon-b)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="110" cy="86" rx="126" ry="94" fill={`url(#${id}g)`} />
      <rect {...card} {...dashed} x="20" transform="rotate(-12 52 70)" />
      <rect {...card} {...dashed} x="136" transform="rotate(12 168 70)" />
      <rect
        x="66"
        y="10"
        width="88"
        height="116"
        rx="15"
        fill="var(--raised)"
        stroke={fill}
        strokeWidth="2"
      />
      {SUBJECTS[art](fill)}
      <rect x="86" y="104" width="48" height="6" rx="3" fill="var(--line-strong)" opacity=".6" />
      <path stroke="var(--line)" strokeWidth="2" strokeLinecap="round" d="M48 146h124" />
      <g fill="var(--icon-c)">
        <path d="M30 10c.8 4.8 2.2 6.2 7 7-4.8.8-6.2 2.2-7 7-.8-4.8-2.2-6.2-7-7 4.8-.8 6.2-2.2 7-7Z" />
        <path d="M192-5c.6 3.6 1.6 4.6 5.2 5.2-3.6.6-4.6 1.6-5.2 5.2-.6-3.6-1.6-4.6-5.2-5.2 3.6-.6 4.6-1.6 5.2-5.200Z" />
        <circle cx="14" cy="110" r="2.5" />
        <circle cx="206" cy="140" r="3" />
      </g>
    </svg>
  );
}
