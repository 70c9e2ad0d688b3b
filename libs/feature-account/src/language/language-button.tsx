import { useLanguage } from '@lobby/i18n';
import { IconButton, lazyOverlay, type OverlayProps } from '@lobby/ui-kit';
import { useState } from 'react';
import { LANGUAGE_SIGN, LANGUAGE_WORD } from './language-word';
import styles from './language-button.module.css';

/** Sheet to choose the language; its chunk is imported when it opens first. */
export const LanguageChoice = lazyOverlay<OverlayProps>(
  () => import('./language-sheet'),
  ({ onClose }) => onClose(),
);

/** Button with the sign of the current language; opens `LanguageChoice` (D1 §2). */
export function LanguageButton() {
  const [open, setOpen] = useState(false);
  const language = useLanguage();
  return (
    <>
      <IconButton
        label={LANGUAGE_WORD[language]}
        icon={<span className={styles.code}>{LANGUAGE_SIGN[language]}</span>}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <LanguageChoice open={open} onClose={() => setOpen(false)} />
    </>
  );
}
