import { useLabels, useLanguage } from '@lobby/i18n';
import { CreditCard, Mail, PasswordField, Phone, TextField, User, UserPlus } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useProblemText } from '../../problems/use-problem-text';
import type { FormField } from './form-fields';

interface RegistrationFieldProps {
  field: FormField;
  input: UseFormRegisterReturn;
  error: FieldError | undefined;
  hint?: string | undefined;
  /** What this form calls it, where that is not the field's own name. */
  label?: string | undefined;
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  username: <User size={20} />,
  payeeName: <CreditCard size={20} />,
  mobileNum: <Phone size={20} />,
  email: <Mail size={20} />,
  affiliateCode: <UserPlus size={20} />,
};

/** What the server's own text describes better than ours. */
const BY_RULE = new Set<unknown>(['pattern', 'tooShort', 'tooLong', 'refused']);

/** The text of a problem: the server's in the language in force, else ours. */
function useFieldText(field: FormField, error: FieldError | undefined): string | undefined {
  const problemText = useProblemText();
  const language = useLanguage();
  const ours = problemText(error, { min: field.minLength, max: field.maxLength });
  if (!error || !BY_RULE.has(error.type)) return ours;
  return (field.message?.[language] ?? error.message) || ours;
}

/** One field of the registration form. */
export function RegistrationField({
  field,
  input,
  error,
  hint,
  label: own,
}: RegistrationFieldProps) {
  const t = useLabels('account');
  const text = useFieldText(field, error);
  const { known, name, required } = field;
  const label = own ?? (known ? t(known.label) : t('field.unknown', { name }));
  const common = {
    ...input,
    label,
    error: text,
    hint: hint ?? (required ? undefined : t('field.optional')),
    autoComplete: known?.autoComplete ?? 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    inputMode: known?.inputMode,
    'aria-required': required,
  };
  if (!known?.secret) return <TextField {...common} icon={ICONS[name]} />;
  return (
    <PasswordField {...common} showLabel={t('password.show')} hideLabel={t('password.hide')} />
  );
}
