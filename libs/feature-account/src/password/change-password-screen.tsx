import { useLabels } from '@lobby/i18n';
import { useBack, useSession } from '@lobby/session';
import { EntryFrame } from '../entry/entry-frame';
import { ChangePasswordForm } from './change-password-form';
import styles from './password.module.css';
import { useChangePassword } from './use-change-password';

/** Change password (D1 §2): also where a first login and an expired password lead. */
export function ChangePasswordScreen() {
  const t = useLabels('account');
  const session = useSession();
  const goBack = useBack('history');
  if (!session) return null;
  return (
    <EntryFrame title={t('password.title')} headed onClose={goBack}>
      {session.firstTimeLogin && <p className={styles.note}>{t('password.first')}</p>}
      <ChangePassword userName={session.userName} />
    </EntryFrame>
  );
}

function ChangePassword({ userName }: { userName: string }) {
  return <ChangePasswordForm userName={userName} {...useChangePassword()} />;
}

export const Component = ChangePasswordScreen;
