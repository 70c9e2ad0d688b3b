import type { ComponentProps } from 'react';
import { iconName, IconFace, type IconFaceProps } from './icon-face';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'>, IconFaceProps {
  /** For a toggle; leave out for a plain press. */
  pressed?: boolean | undefined;
}

/** A 44 px press with an icon of 24. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, dot, dotLabel, count, pressed, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      aria-label={iconName(props)}
      aria-pressed={pressed}
    >
      <IconFace icon={icon} dot={dot} count={count} />
    </button>
  );
}
