import { PATHS } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { useFlag } from '@lobby/session';
import { EntryFrame } from '../entry/entry-frame';
import { Landing } from '../entry/landing';
import { MethodTabs } from '../entry/method-tabs';
import { OtherWay } from '../entry/other-way';
import { RECOVERY_METHODS } from './recovery-methods';

/** Password recovery (D1 §2): by phone first where the platform verifies phones, else by e-mail. */
export function RecoveryScreen() {
  const t = useLabels(['account', 'common']);
  const phoneFirst = useFlag('recoverByPhone');
  const methods = phoneFirst ? RECOVERY_METHODS : RECOVERY_METHODS.toReversed();
  return (
    <EntryFrame title={t('recover.title')}>
      <Landing />
      <MethodTabs label={t('recover.methods')} methods={methods} />
      <OtherWay
        question={t('recover.remembered')}
        label={t('common:action.login')}
        to={PATHS.login}
      />
    </EntryFrame>
  );
}

export const Component = RecoveryScreen;
