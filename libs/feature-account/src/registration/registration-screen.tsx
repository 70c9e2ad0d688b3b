import { PATHS } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { whitelabelQuery } from '@lobby/session';
import { FormError, lazyPart } from '@lobby/ui-kit';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { EntryFrame } from '../entry/entry-frame';
import { FormSkeleton } from '../entry/form-skeleton';
import { Landing } from '../entry/landing';
import { MethodTabs } from '../entry/method-tabs';
import { OtherWay } from '../entry/other-way';
import { registerSettingsQuery } from './register-settings.query';
import { REGISTRATION_METHODS } from './registration-methods';

/** Fetched beside the form, which needs none of it. */
const RegistrationBanners = lazyPart(async () => ({
  default: (await import('./banner/registration-banners')).RegistrationBanners,
}));

/** Registration (D1 §2). */
export function RegistrationScreen() {
  const t = useLabels(['account', 'common']);
  // Side by side with the flags: they decide what the form asks for, so it waits for them.
  usePrefetchQuery(registerSettingsQuery);
  const { isPending } = useQuery(whitelabelQuery);
  return (
    <EntryFrame title={t('register.title')} withPlace>
      <Landing />
      {isPending ? (
        <FormSkeleton />
      ) : (
        <MethodTabs
          label={t('register.methods')}
          methods={REGISTRATION_METHODS}
          none={<FormError>{t('common:error.registrationClosed')}</FormError>}
        />
      )}
      <OtherWay
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
