import { Phone, TextField } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { MOBILE_MAX_LENGTH } from '../field-errors/phone';
import type { FieldProps } from '../form/use-app-form';

interface PhoneFieldProps {
  field: FieldProps;
  /** Beside the label, such as "Optional". */
  aside?: string | undefined;
  /** Country calling code without `+`: `84`; undefined until loaded. */
  dialingCode: string | undefined;
  required?: boolean | undefined;
}

/** Field for a mobile number, prefixed by the country calling code. */
export function PhoneField({ field, aside, dialingCode, required = true }: PhoneFieldProps) {
  const { t } = useTranslation('forms');
  return (
    <TextField
      {...field}
      label={t('field.mobileNum')}
      icon={dialingCode === undefined ? <Phone size={20} /> : <span>+{dialingCode}</span>}
      aside={aside}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={MOBILE_MAX_LENGTH}
      aria-required={required}
    />
  );
}
