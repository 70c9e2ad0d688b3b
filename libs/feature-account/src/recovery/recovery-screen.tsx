import { PATHS } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { useFlag, whitelabelQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { EntryFrame } from '../entry/entry-frame';
import { Landing } from '../entry/landing';
import { MethodTabs } from '../entry/method-tabs';
import { OtherWay } from '../entry/other-way';
import { RECOVERY_METHODS } from './recovery-methods';

/** Password recovery (D1 §2): begins with the phone where the platform verifies phones, else with e-mail. */
export function RecoveryScreen() {
  const t = useLabels(['account', 'common']);
  // Asked for at once, not when the page rests: the flag decides what this screen begins with.
  useQuery(whitelabelQuery);
  const first = useFlag('recoverByPhone') ? 'phone' : 'email';
  return (
    <EntryFrame title={t('recover.title')} headed>
      <Landing />
      <MethodTabs label={t('recover.methods')} methods={RECOVERY_METHODS} first={first} />
      <OtherWay
        question={t('recover.remembered')}
        label={t('common:action.login')}
        to={PATHS.login}
      />
    </EntryFrame>
  );
}

export const Component = RecoveryScreen;
