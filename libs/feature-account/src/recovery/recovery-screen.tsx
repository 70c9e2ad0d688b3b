import { PATHS } from '@lobby/core';
import { useFlag, whitelabelQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EntryFrame } from '../entry/entry-frame';
import { RedirectIfSignedIn } from '../entry/redirect-if-signed-in';
import { MethodTabs, type Method } from '../entry/method-tabs';
import { SwitchFormLink } from '../entry/switch-form-link';
import { EmailRecovery } from './email-recovery';
import { PhoneRecovery } from './phone-recovery';

const METHODS: readonly Method[] = [
  { id: 'mobile', label: 'account-recover:recover.method.phone', needs: null, Form: PhoneRecovery },
  { id: 'email', label: 'account-recover:recover.method.email', needs: null, Form: EmailRecovery },
];

/** Password recovery (D1 §2). Phone first if flag `recoverByPhone` is on, otherwise e-mail. */
export function RecoveryScreen() {
  const { t } = useTranslation(['account-recover', 'common']);
  // Fetch now, not when idle: the flag decides which method is first.
  useQuery(whitelabelQuery);
  const first = useFlag('recoverByPhone') ? 'mobile' : 'email';
  return (
    <EntryFrame title={t('recover.title')} headed>
      <RedirectIfSignedIn />
      <MethodTabs label={t('recover.methods')} methods={METHODS} first={first} />
      <SwitchFormLink
        question={t('recover.remembered')}
        label={t('common:action.login')}
        to={PATHS.login}
      />
    </EntryFrame>
  );
}

export const Component = RecoveryScreen;
