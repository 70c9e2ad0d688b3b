import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useKitWords } from '../words/words';
import styles from './icon-button.module.css';

interface IconProps {
  /** Accessible name; the icon itself is hidden from assistive technology. */
  label: string;
  icon: ReactNode;
  /** Shows a dot for something unread. */
  dot?: boolean | undefined;
  /** Added to the accessible name while the dot shows. */
  dotLabel?: string | undefined;
  /** Number on the icon, such as active filters; hidden at zero. */
  count?: number | undefined;
}

/** Accessible name: the label, then the dot's label or the number. */
function useIconName({ label, dot, dotLabel, count }: IconProps): string {
  const { comma } = useKitWords();
  const extra = dot && dotLabel !== undefined ? dotLabel : count ? String(count) : '';
  return extra === '' ? label : label + comma + extra;
}

function IconContent({ icon, dot, count }: Omit<IconProps, 'label'>) {
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

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'>, IconProps {
  /** State of a toggle button; leave out for a plain button. */
  pressed?: boolean | undefined;
}

/** A 44 px button with a 24 px icon. Keeps the focus when its own press disables it, as at the end of a range. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, dot, dotLabel, count, pressed, disabled, onClick, ...rest } = props;
  const name = useIconName(props);
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      {...rest}
      onClick={disabled ? undefined : onClick}
      className={styles.button}
      aria-label={name}
      aria-pressed={pressed}
    >
      <IconContent icon={icon} dot={dot} count={count} />
    </button>
  );
}

type IconLinkProps = Omit<LinkProps, 'children'> & IconProps;

/** A 44 px link with a 24 px icon. */
export function IconLink(props: IconLinkProps) {
  const { label, icon, dot, dotLabel, count, ...rest } = props;
  const name = useIconName(props);
  return (
    <Link {...rest} className={styles.button} aria-label={name}>
      <IconContent icon={icon} dot={dot} count={count} />
    </Link>
  );
}
