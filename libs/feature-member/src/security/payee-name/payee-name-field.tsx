import { ruleError, type FieldProps, type FormField } from '@lobby/feature-kit';
import { TextField, User } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { printedName } from './payee-name-text';

interface PayeeNameFieldProps {
  field: FieldProps;
  /** Typed value. */
  typed: string;
  rule: FormField;
}

/** Field of the payee name, with a preview of the stored form of a valid one, as it cannot be changed later. */
export function PayeeNameField({ field, typed, rule }: PayeeNameFieldProps) {
  const { t } = useTranslation(['member-security', 'forms']);
  const name = printedName(typed);
  const isValid = name !== '' && ruleError(rule, name) === null;
  return (
    <TextField
      {...field}
      label={t('forms:field.payeeName')}
      icon={<User size={20} />}
      hint={isValid ? t('payee.keptAs', { name }) : t('payee.hint')}
      autoComplete="name"
      maxLength={rule.inputLength}
      aria-required
    />
  );
}
