import { useLabels } from '@lobby/i18n';
import { CreditCard, Mail, PasswordField, TextField, User, UserPlus } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import type enLabels from '../../labels/en.json';
import type { FormField } from './form-fields';
import { useFieldText } from './use-field-text';

interface RegistrationFieldProps {
  field: FormField;
  input: UseFormRegisterReturn;
  error: FieldError | undefined;
  hint?: string | undefined;
  /** What this form calls it, where that is not the field's own name. */
  label?: string | undefined;
}

type ToggleLabel = Extract<keyof typeof enLabels, `password.${string}`>;

const ICONS: Readonly<Record<string, ReactNode>> = {
  username: <User size={20} />,
  payeeName: <CreditCard size={20} />,
  email: <Mail size={20} />,
  affiliateCode: <UserPlus size={20} />,
};

const OWN_TOGGLE = { show: 'password.show', hide: 'password.hide' } as const;

/** Each secret is looked at by a press of its own, with a name of its own (D1 §4). */
const TOGGLES: Readonly<Record<string, { show: ToggleLabel; hide: ToggleLabel }>> = {
  paymentPassword: { show: 'password.showPayment', hide: 'password.hidePayment' },
};

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
    maxLength: field.inputLength,
    'aria-required': required,
  };
  if (!known?.secret) return <TextField {...common} icon={ICONS[name]} />;
  const { show, hide } = TOGGLES[name] ?? OWN_TOGGLE;
  return <PasswordField {...common} showLabel={t(show)} hideLabel={t(hide)} />;
}
