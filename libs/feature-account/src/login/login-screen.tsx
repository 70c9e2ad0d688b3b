import { PATHS } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { whitelabelQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EntryFrame } from '../entry/entry-frame';
import { Landing } from '../entry/landing';
import { MethodTabs } from '../entry/method-tabs';
import { OtherWay } from '../entry/other-way';
import { LOGIN_METHODS } from './login-methods';
import { TrialButton } from '../trial/trial-button';
import { rememberedWay } from './remembered';

/** The way this browser was asked to remember comes first (D1 §3). */
const rememberedTab = () => (rememberedWay() === 'sms' ? 'sms' : 'password');

/** Login (D1 §2): a session, however it began, goes on to where it was asked for. */
export function LoginScreen() {
  const t = useLabels(['account', 'common']);
  // Asked for at once, not when the page rests: the flags decide which ways are open.
  useQuery(whitelabelQuery);
  const [first] = useState(rememberedTab);
  return (
    <EntryFrame title={t('login.title')}>
      <Landing />
      <MethodTabs label={t('login.methods')} methods={LOGIN_METHODS} first={first} />
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
