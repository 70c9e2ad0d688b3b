import { LANGUAGE_NAMES, PATHS } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { useAccountType, useFlag } from '@lobby/session';
import { Bell, Globe, Info, Key, Megaphone, RowLink, Rows, Shield } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../language/language-button';
import { LANGUAGE_WORD } from '../language/language-word';
import { PreferenceRows } from './preference-rows';
import { PushRow } from './push-row';
import { SignOut } from './sign-out';
import styles from './settings.module.css';

/**
 * Settings: change of password, language, notices, feedback, about us, preferences, sign-out (D1 §2). A trial has no
 * password; it shows a link to the registration, which ends it.
 */
export function SettingsScreen() {
  const { t } = useTranslation(['account-settings', 'common']);
  const type = useAccountType();
  const trial = type?.name === 'trial';
  const push = useFlag('push');
  const language = useLanguage();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={styles.page}>
      <Rows>
        {!trial && (
          <RowLink label={t('settings.changePassword')} icon={<Key />} to={PATHS.changePassword} />
        )}
        <RowLink label={t('devices.title')} icon={<Shield />} to={PATHS.devices} />
        <RowLink
          label={LANGUAGE_WORD[language]}
          icon={<Globe />}
          value={LANGUAGE_NAMES[language]}
          onClick={() => setChoosing(true)}
        />
        <RowLink label={t('settings.notices')} icon={<Bell />} to={PATHS.notices} />
        <RowLink label={t('settings.feedback')} icon={<Megaphone />} to={PATHS.feedback} />
        <RowLink label={t('common:legal.aboutUs')} icon={<Info />} to={PATHS.aboutUs} />
      </Rows>
      <PreferenceRows />
      {push && type?.unreadCount && <PushRow />}
      <p className={styles.note}>{t(trial ? 'settings.trialNote' : 'settings.note')}</p>
      {trial && <SignOut label={t('common:action.register')} to={PATHS.register} primary />}
      <SignOut label={t('settings.signOut')} to={PATHS.home} />
      <LanguageChoice open={choosing} onClose={() => setChoosing(false)} />
    </div>
  );
}

export const Component = SettingsScreen;
