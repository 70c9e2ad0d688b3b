import { LANGUAGE_NAMES, LOCALES } from '@lobby/core';
import { changeLanguage, useLanguage } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { RadioList, Sheet, type OverlayProps } from '@lobby/ui-kit';
import { LANGUAGE_WORD } from './language-word';

/** Languages of the brand, each in its own name (D1 §1). Changing the language keeps typed values. */
export default function LanguageSheet({ open, onClose }: OverlayProps) {
  const language = useLanguage();
  const word = LANGUAGE_WORD[language];
  const options = currentBrand().languages.map((value) => ({
    value,
    label: LANGUAGE_NAMES[value],
    lang: LOCALES[value].replace(/-u-.*/, ''),
  }));
  return (
    <Sheet open={open} onClose={onClose} title={word}>
      <RadioList
        label={word}
        name="language"
        options={options}
        value={language}
        onChange={(chosen) => void changeLanguage(chosen)}
        onTapped={onClose}
      />
    </Sheet>
  );
}
