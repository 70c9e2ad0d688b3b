import { Link, type LinkProps } from 'react-router-dom';
import { iconName, IconFace, type IconFaceProps } from './icon-face';
import styles from './icon-button.module.css';

export type IconLinkProps = Omit<LinkProps, 'children'> & IconFaceProps;

/** An icon of 24 in a 44 px link. */
export function IconLink(props: IconLinkProps) {
  const { label, icon, dot, dotLabel, count, ...rest } = props;
  return (
    <Link {...rest} className={styles.button} aria-label={iconName(props)}>
      <IconFace icon={icon} dot={dot} count={count} />
    </Link>
  );
}
