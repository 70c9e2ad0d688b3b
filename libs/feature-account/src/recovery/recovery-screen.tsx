import { PATHS, safeReturnPath } from '@lobby/core';
import { useFlag, useSession, whitelabelQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { SignInFrame } from '../sign-in/sign-in-frame';
import { landingPath, RedirectIfSignedIn } from '../sign-in/redirect-if-signed-in';
import { MethodTabs, type Method } from '../sign-in/method-tabs';
import { SwitchFormLink } from '../sign-in/switch-form-link';
import { EmailRecovery } from './email-recovery';
import { PhoneRecovery } from './phone-recovery';

const METHODS: readonly Method[] = [
  { id: 'mobile', label: 'account-recover:recover.method.phone', needs: null, Form: PhoneRecovery },
  { id: 'email', label: 'account-recover:recover.method.email', needs: null, Form: EmailRecovery },
];

/**
 * A member may come from the self-exclusion, which needs a password they may not have: recovery stays open to them
 * (`stays`) until a new session begins. A session of another account leads Home (`otherAccount`): the self-exclusion,
 * which names none, would be of that one.
 */
function useMember() {
  const session = useSession();
  const [before] = useState(session);
  const [query] = useSearchParams();
  const asked = safeReturnPath(query.get('returnTo')) === PATHS.selfExclusion;
  const stays = asked && session !== null && session.token === before?.token;
  const otherAccount = session && before && session.userName !== before.userName ? session : null;
  return { stays, otherAccount };
}

/** Password recovery (D1 §2). Phone first if flag `recoverByPhone` is on, otherwise e-mail. */
export function RecoveryScreen() {
  const { t } = useTranslation(['account-recover', 'common']);
  // Fetch now, not when idle: the flag decides which method is first.
  useQuery(whitelabelQuery);
  const first = useFlag('recoverByPhone') ? 'mobile' : 'email';
  const navigate = useNavigate();
  const { stays, otherAccount } = useMember();
  const toExclusion = () => void navigate(PATHS.selfExclusion, { replace: true });
  return (
    <SignInFrame title={t('recover.title')} headed {...(stays ? { onClose: toExclusion } : {})}>
      {otherAccount ? (
        <Navigate to={landingPath(otherAccount, null)} replace />
      ) : (
        !stays && <RedirectIfSignedIn />
      )}
      <MethodTabs label={t('recover.methods')} methods={METHODS} first={first} />
      {!stays && (
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
