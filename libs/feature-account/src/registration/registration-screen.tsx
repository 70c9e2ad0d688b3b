import { PATHS } from '@lobby/core';
import { whitelabelQuery } from '@lobby/session';
import { FormError, optionalLazy } from '@lobby/ui-kit';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryFrame } from '../entry/entry-frame';
import { FormSkeleton } from '../entry/form-skeleton';
import { RedirectIfSignedIn } from '../entry/redirect-if-signed-in';
import { MethodTabs, type Method } from '../entry/method-tabs';
import { SwitchFormLink } from '../entry/switch-form-link';
import { BY_USER_NAME, useMobileMethod } from './methods';
import { Registration } from './registration';
import { registerSettingsQuery } from './registration.query';

/** Fetched beside the form, which needs none of it. */
const RegistrationBanners = optionalLazy(async () => ({
  default: (await import('./banner/registration-banners')).RegistrationBanners,
}));

const UserNameRegistration = () => <Registration method={BY_USER_NAME} />;
const MobileRegistration = () => <Registration method={useMobileMethod()} />;

/** In the order of the tabs; one alone has no tab (D1 §2, §4). */
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

/** Registration (D1 §2). */
export function RegistrationScreen() {
  const { t } = useTranslation(['account-register', 'common', 'errors']);
  // Side by side with the flags: they decide what the form asks for, so it waits for them.
  usePrefetchQuery(registerSettingsQuery);
  const { isPending } = useQuery(whitelabelQuery);
  return (
    <EntryFrame title={t('register.title')} withPlace>
      <RedirectIfSignedIn />
      {isPending ? (
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
    </EntryFrame>
  );
}

export const Component = RegistrationScreen;
