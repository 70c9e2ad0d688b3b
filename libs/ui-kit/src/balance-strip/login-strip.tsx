import { ButtonLink } from '../button/button-link';
import styles from './balance-strip.module.css';

export interface LoginStripProps {
  text: string;
  loginLabel: string;
  loginTo: string;
  registerLabel: string;
  registerTo: string;
}

/** The balance strip's place for somebody who is not logged in. */
export function LoginStrip(props: LoginStripProps) {
  const { text, loginLabel, loginTo, registerLabel, registerTo } = props;
  return (
    <div className={styles.strip}>
      <p className={styles.invitation}>{text}</p>
      <div className={styles.ways}>
        <ButtonLink to={registerTo} variant="secondary">
          {registerLabel}
        </ButtonLink>
        <ButtonLink to={loginTo}>{loginLabel}</ButtonLink>
      </div>
    </div>
  );
}
