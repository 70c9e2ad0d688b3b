import { PATHS, safeReturnPath } from '@lobby/core';
import { useFlag, useSession, whitelabelQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SignInFrame } from '../sign-in/sign-in-frame';
import { RedirectIfSignedIn } from '../sign-in/redirect-if-signed-in';
import { MethodTabs, type Method } from '../sign-in/method-tabs';
import { SwitchFormLink } from '../sign-in/switch-form-link';
import { EmailRecovery } from './email-recovery';
import { PhoneRecovery } from './phone-recovery';

const METHODS: readonly Method[] = [
  { id: 'mobile', label: 'account-recover:recover.method.phone', needs: null, Form: PhoneRecovery },
  { id: 'email', label: 'account-recover:recover.method.email', needs: null, Form: EmailRecovery },
];

/**
 * Whether a member came from the self-exclusion, which needs a password they may not have: recovery stays open to them
 * until a new session begins.
 */
function useAskedByMember(): boolean {
  const session = useSession();
  const [before] = useState(session?.token);
  const [query] = useSearchParams();
  const asked = safeReturnPath(query.get('returnTo')) === PATHS.selfExclusion;
  return asked && session !== null && session.token === before;
}

/** Password recovery (D1 §2). Phone first if flag `recoverByPhone` is on, otherwise e-mail. */
export function RecoveryScreen() {
  const { t } = useTranslation(['account-recover', 'common']);
  // Fetch now, not when idle: the flag decides which method is first.
  useQuery(whitelabelQuery);
  const first = useFlag('recoverByPhone') ? 'mobile' : 'email';
  const navigate = useNavigate();
  const member = useAskedByMember();
  const toExclusion = () => void navigate(PATHS.selfExclusion, { replace: true });
  return (
    <SignInFrame title={t('recover.title')} headed {...(member ? { onClose: toExclusion } : {})}>
      {!member && <RedirectIfSignedIn />}
      <MethodTabs label={t('recover.methods')} methods={METHODS} first={first} />
      {!member && (
        <SwitchFormLink
          question={t('recover.remembered')}
          label={t('common:action.login')}
          to={PATHS.login}
        />
      )}
    </SignInFrame>
  );
}

export const Component = RecoveryScreen;
