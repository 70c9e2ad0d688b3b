import { followPushLanguage, LANGUAGE_NAMES, LOCALES, type Language } from '@lobby/core';
import { changeLanguage, loadLanguage, useLanguage } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { prefersLessData, RadioList, Sheet, toast, type OverlayProps } from '@lobby/ui-kit';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_WORD } from './language-word';

/**
 * Preloads the labels in use in every language of the brand, a few KB each, so that the choice takes effect at once;
 * not in data-saving mode. A failure shows when its language is chosen.
 */
function useLanguagesAhead(open: boolean): void {
  useEffect(() => {
    if (!open || prefersLessData()) return;
    for (const language of currentBrand().languages) loadLanguage(language).catch(() => undefined);
  }, [open]);
}

/** Changes the language of the page, and of the notifications of this device. */
async function choose(language: Language): Promise<void> {
  if (await changeLanguage(language)) await followPushLanguage(language);
}

/** Languages of the brand, each in its own name (D1 §1). Changing the language keeps typed values. */
export default function LanguageSheet({ open, onClose }: OverlayProps) {
  useLanguagesAhead(open);
  const { t } = useTranslation('common');
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
        onChange={(chosen) => void choose(chosen).catch(() => toast.error(t('failed.offline')))}
        onTapped={onClose}
      />
    </Sheet>
  );
}
