import { LANGUAGE_NAMES, LOCALES } from '@lobby/core';
import { changeLanguage, useLabels, useLanguage } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { RadioList, Sheet } from '@lobby/ui-kit';

interface LanguageSheetProps {
  /** The word "Language" in the language in force. */
  label: string;
  open: boolean;
  onClose(): void;
}

/** The languages of the brand, each in its own name (D1 §1). Choosing changes every text and keeps what is typed. */
export function LanguageSheet({ label, open, onClose }: LanguageSheetProps) {
  const t = useLabels('common');
  const language = useLanguage();
  const options = currentBrand().languages.map((value) => ({
    value,
    label: LANGUAGE_NAMES[value],
    lang: LOCALES[value].replace(/-u-.*/, ''),
  }));
  return (
    <Sheet open={open} onClose={onClose} title={label} closeLabel={t('action.close')}>
      <RadioList
        label={label}
        name="language"
        options={options}
        value={language}
        onChange={(chosen) => {
          void changeLanguage(chosen);
          onClose();
        }}
      />
    </Sheet>
  );
}
