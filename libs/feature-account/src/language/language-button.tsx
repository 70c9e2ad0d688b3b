import { useLanguage } from '@lobby/i18n';
import { IconButton } from '@lobby/ui-kit';
import { useState } from 'react';
import { LanguageChoice } from './language-choice';
import { LANGUAGE_WORD } from './language-word';
import styles from './language-button.module.css';

/** The code of the language in force; a press opens the choice of the others (D1 §2). */
export function LanguageButton() {
  const [open, setOpen] = useState(false);
  const language = useLanguage();
  return (
    <>
      <IconButton
        label={LANGUAGE_WORD[language]}
        icon={<span className={styles.code}>{language}</span>}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <LanguageChoice open={open} onClose={() => setOpen(false)} />
    </>
  );
}
