import { useLabels } from '@lobby/i18n';
import { useSession } from '@lobby/session';
import { ChangePasswordForm } from './change-password-form';
import styles from './password.module.css';

/** Change password (D1 §2): also where a first login and an expired password lead. */
export function ChangePasswordScreen() {
  const t = useLabels('account');
  const session = useSession();
  if (!session) return null;
  return (
    <div className={styles.page}>
      {session.firstTimeLogin && <p className={styles.note}>{t('password.first')}</p>}
      <ChangePasswordForm userName={session.userName} />
    </div>
  );
}

export const Component = ChangePasswordScreen;
