import { useLabels } from '@lobby/i18n';
import { Phone, TextField } from '@lobby/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { MOBILE_MAX_LENGTH } from '../problems/phone-problem';

interface PhoneFieldProps {
  input: UseFormRegisterReturn;
  error: string | undefined;
  hint?: string | undefined;
  /** Number of a country: `84`. */
  dialingCode: string | undefined;
  /** A code was sent to this number: it stays. */
  locked?: boolean | undefined;
  required?: boolean | undefined;
}

/** A mobile number after the country's dialling code. */
export function PhoneField({
  input,
  error,
  hint,
  dialingCode,
  locked = false,
  required = true,
}: PhoneFieldProps) {
  const t = useLabels('account');
  return (
    <TextField
      {...input}
      label={t('field.mobileNum')}
      icon={dialingCode === undefined ? <Phone size={20} /> : <span>+{dialingCode}</span>}
      error={error}
      hint={hint}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={MOBILE_MAX_LENGTH}
      readOnly={locked}
      aria-required={required}
    />
  );
}
