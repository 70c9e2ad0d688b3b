import { PATHS } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { EntryFrame } from '../entry/entry-frame';
import { Landing } from '../entry/landing';
import { MethodTabs } from '../entry/method-tabs';
import { OtherWay } from '../entry/other-way';
import { LOGIN_METHODS } from './login-methods';
import { TrialButton } from './trial/trial-button';

/** Login (D1 §2): a session, however it began, goes on to where it was asked for. */
export function LoginScreen() {
  const t = useLabels(['account', 'common']);
  return (
    <EntryFrame title={t('login.title')}>
      <Landing />
      <MethodTabs label={t('login.methods')} methods={LOGIN_METHODS} />
      <TrialButton />
      <OtherWay
        question={t('login.noAccount')}
        label={t('common:action.register')}
        to={PATHS.register}
      />
    </EntryFrame>
  );
}

export const Component = LoginScreen;
