import { invitationOf, PATHS } from '@lobby/core';
import { limitPath, useLimitedWait } from '@lobby/feature-kit';
import { currentRules, useFirstWait, whitelabelQuery } from '@lobby/session';
import { FailedState, FormError, optionalLazy } from '@lobby/ui-kit';
import { skipToken, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SignInFrame } from '../sign-in/sign-in-frame';
import { FormSkeleton } from '../sign-in/form-skeleton';
import { RedirectIfSignedIn } from '../sign-in/redirect-if-signed-in';
import { MethodTabs, type Method } from '../sign-in/method-tabs';
import { SwitchFormLink } from '../sign-in/switch-form-link';
import { BY_USER_NAME, useMobileMethod, type RegistrationMethod } from './form-fields';
import { RegistrationForm } from './registration-form';
import { invitationQuery, registerSettingsQuery } from './registration.query';

/** Imported in parallel with the form. */
const RegistrationBanners = optionalLazy(async () => ({
  default: (await import('./banner/registration-banners')).RegistrationBanners,
}));

/** Loads the field rules and checks the invitation code of the address, then shows the form. */
function Registration({ method }: { method: RegistrationMethod }) {
  const code = invitationOf(useLocation().search);
  const settings = useQuery(registerSettingsQuery);
  const invitation = useQuery({
    ...invitationQuery(code),
    ...(code === '' ? { queryFn: skipToken } : {}),
  });
  const waiting = useFirstWait(invitation);
  if (settings.isLoadingError)
    return <FailedState onRetry={() => void settings.refetch()} busy={settings.isFetching} />;
  if (settings.isPending || (code !== '' && waiting)) return <FormSkeleton />;
  return (
    <RegistrationForm
      method={method}
      settings={settings.data}
      invitation={{ code, valid: invitation.data }}
    />
  );
}

const UserNameRegistration = () => <Registration method={BY_USER_NAME} />;
const MobileRegistration = () => <Registration method={useMobileMethod()} />;

/** In the order of the tabs (D1 §2, §4). */
const METHODS: readonly Method[] = [
  {
    id: 'username',
    label: 'account-register:register.method.userName',
    needs: { flag: 'registerByUserName' },
    Form: UserNameRegistration,
  },
  {
    id: 'mobile',
    label: 'account-register:register.method.mobile',
    needs: { flag: 'registerByMobile' },
    Form: MobileRegistration,
  },
];

/** Page that asks a new member for a deposit limit. */
const FIRST_LIMIT = limitPath('DEPOSIT');

/** Registration (D1 §2). */
export function RegistrationScreen() {
  const { t } = useTranslation(['account-register', 'common', 'errors']);
  // In parallel with the flags, which the form waits for.
  usePrefetchQuery(registerSettingsQuery);
  const waiting = useLimitedWait(useFirstWait(useQuery(whitelabelQuery)));
  return (
    <SignInFrame title={t('register.title')} headed withPlace>
      <RedirectIfSignedIn next={currentRules().limitAtRegistration ? FIRST_LIMIT : undefined} />
      {waiting ? (
        <FormSkeleton />
      ) : (
        <MethodTabs
          label={t('register.methods')}
          methods={METHODS}
          none={<FormError>{t('errors:error.register.closed')}</FormError>}
        />
      )}
      <SwitchFormLink
        question={t('register.haveAccount')}
        label={t('common:action.login')}
        to={PATHS.login}
      />
      <Suspense>
        <RegistrationBanners />
      </Suspense>
    </SignInFrame>
  );
}

export const Component = RegistrationScreen;
