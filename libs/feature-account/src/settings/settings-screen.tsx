import { LANGUAGE_NAMES, PATHS } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { Globe, Key, Megaphone, RowLink, Rows, Shield } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../language/language-button';
import { LANGUAGE_WORD } from '../language/language-word';
import { PreferenceRows } from './preference-rows';
import { SignOut } from './sign-out';
import styles from './settings.module.css';

/** Settings: change of password, language, feedback, preferences, sign-out (D1 §2). */
export function SettingsScreen() {
  const { t } = useTranslation('account-settings');
  const language = useLanguage();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={styles.page}>
      <Rows>
        <RowLink label={t('settings.changePassword')} icon={<Key />} to={PATHS.changePassword} />
        <RowLink label={t('devices.title')} icon={<Shield />} to={PATHS.devices} />
        <RowLink
          label={LANGUAGE_WORD[language]}
          icon={<Globe />}
          value={LANGUAGE_NAMES[language]}
          onClick={() => setChoosing(true)}
        />
        <RowLink label={t('settings.feedback')} icon={<Megaphone />} to={PATHS.feedback} />
      </Rows>
      <PreferenceRows />
      <p className={styles.note}>{t('settings.note')}</p>
      <SignOut />
      <LanguageChoice open={choosing} onClose={() => setChoosing(false)} />
    </div>
  );
}

export const Component = SettingsScreen;
