import { useBack } from '@lobby/feature-kit';
import { useSession } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import { SignInFrame } from '../sign-in/sign-in-frame';
import { ChangePasswordForm } from './change-password-form';
import styles from './password.module.css';

/** Change of password (D1 §2). A first login and an expired password redirect here. */
export function ChangePasswordScreen() {
  const { t } = useTranslation('account-password');
  const session = useSession();
  const goBack = useBack('history');
  if (!session) return null;
  return (
    <SignInFrame title={t('password.title')} headed onClose={goBack}>
      {session.firstTimeLogin && <p className={styles.note}>{t('password.first')}</p>}
      <ChangePasswordForm userName={session.userName} />
    </SignInFrame>
  );
}

export const Component = ChangePasswordScreen;
