import { ButtonLink } from '../button/button';
import styles from './balance-strip.module.css';

interface LoginStripProps {
  text: string;
  loginLabel: string;
  loginTo: string;
  registerLabel: string;
  registerTo: string;
}

/** Shown to guests in place of the balance strip: links to log in and register. */
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
