import { useLanguage } from '@lobby/i18n';
import { IconButton, lazyOverlay, type OverlayProps } from '@lobby/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_SIGN, LANGUAGE_WORD } from './language-word';
import styles from './language-button.module.css';

/** Sheet to choose the language; its chunk is imported when it first opens. */
export const LanguageChoice = lazyOverlay<OverlayProps>(
  () => import('./language-sheet'),
  ({ onClose }) => onClose(),
);

/** Button with the sign of the current language; opens `LanguageChoice` (D1 §2). */
export function LanguageButton() {
  const [open, setOpen] = useState(false);
  const { t } = useTranslation('common');
  const language = useLanguage();
  return (
    <>
      <IconButton
        // The visible sign is part of the accessible name (WCAG 2.5.3).
        label={[LANGUAGE_WORD[language], LANGUAGE_SIGN[language]].join(t('list.comma'))}
        icon={<span className={styles.code}>{LANGUAGE_SIGN[language]}</span>}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <LanguageChoice open={open} onClose={() => setOpen(false)} />
    </>
  );
}
