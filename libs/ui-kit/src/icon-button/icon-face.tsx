import type { ReactNode } from 'react';
import styles from './icon-button.module.css';

export interface IconFaceProps {
  /** The accessible name: the icon itself says nothing to assistive technology. */
  label: string;
  icon: ReactNode;
  /** Something unread. */
  dot?: boolean | undefined;
  /** Said after the label while the dot shows. */
  dotLabel?: string | undefined;
  /** How many filters or items are on; nothing shows at zero. */
  count?: number | undefined;
}

/** What assistive technology reads: the label, then what the dot or the number says. */
export function iconName({ label, dot, dotLabel, count }: IconFaceProps): string {
  const extra = dot && dotLabel !== undefined ? dotLabel : count ? String(count) : '';
  return extra === '' ? label : `${label}, ${extra}`;
}

/** The inside of an icon button or icon link. */
export function IconFace({ icon, dot, count }: Omit<IconFaceProps, 'label'>) {
  return (
    <>
      {icon}
      {dot && <span className={styles.dot} />}
      {!!count && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </>
  );
}
