import type { FieldProps } from '@lobby/feature-kit';
import { TextField, User } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { printedName } from './payee-name-text';

interface PayeeNameFieldProps {
  field: FieldProps;
  /** Typed value. */
  typed: string;
  maxLength: number;
}

/** Field of the payee name, with a preview of the stored form, as it cannot be changed later. */
export function PayeeNameField({ field, typed, maxLength }: PayeeNameFieldProps) {
  const { t } = useTranslation(['member-security', 'forms']);
  const name = printedName(typed);
  return (
    <TextField
      {...field}
      label={t('forms:field.payeeName')}
      icon={<User size={20} />}
      hint={name === '' ? t('payee.hint') : t('payee.keptAs', { name })}
      autoComplete="name"
      maxLength={maxLength}
      aria-required
    />
  );
}
