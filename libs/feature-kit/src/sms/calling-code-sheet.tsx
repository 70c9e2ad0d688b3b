import { LOCALES, type Language } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { RadioList, Sheet, type OverlayProps } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { countryName } from '../country-name/country-name';
import type { CallingCode } from './dialing';

export interface CallingCodeSheetProps extends OverlayProps {
  choices: readonly CallingCode[];
  /** Calling code without `+`. */
  value: string;
  onChange(code: string): void;
}

/** Names of the countries of a calling code; the platform's names if the browser has none. */
const namesOf = ({ countries }: CallingCode, language: Language): readonly string[] =>
  countries.map(({ code, name }) => {
    const known = countryName(code, language);
    return known === code ? name : known;
  });

/** Sheet to choose a calling code: countries sorted by name in the current language. */
export default function CallingCodeSheet(props: CallingCodeSheetProps) {
  const { open, onClose, choices, value, onChange } = props;
  const { t } = useTranslation(['forms', 'common']);
  const language = useLanguage();
  const title = t('field.countries');
  const options = choices
    .map((choice) => ({
      value: choice.code,
      label: `${namesOf(choice, language).join(t('common:list.comma'))} +${choice.code}`,
    }))
    .sort((one, other) => one.label.localeCompare(other.label, LOCALES[language]));
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <RadioList
        label={title}
        name="callingCode"
        options={options}
        value={value}
        onChange={onChange}
        onTapped={onClose}
      />
    </Sheet>
  );
}
