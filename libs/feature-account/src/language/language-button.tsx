import { useLanguage } from '@lobby/i18n';
import { IconButton } from '@lobby/ui-kit';
import { useState } from 'react';
import { LanguageSheet } from './language-sheet';
import styles from './language-button.module.css';

interface LanguageButtonProps {
  /** The word "Language": given by the screen, so that a header needs no labels of this library. */
  label: string;
}

/** The code of the language in force; a press opens the choice of the others. */
export function LanguageButton({ label }: LanguageButtonProps) {
  const [open, setOpen] = useState(false);
  const code = <span className={styles.code}>{useLanguage()}</span>;
  return (
    <>
      <IconButton label={label} icon={code} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <LanguageSheet label={label} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
