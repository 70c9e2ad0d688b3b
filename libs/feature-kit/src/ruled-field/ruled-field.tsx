import { useLanguage } from '@lobby/i18n';
import { CreditCard, Mail, PasswordField, TextField, User, UserPlus } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../form/use-app-form';
import type forms from '../labels/en/forms.json';
import type { FormField } from './form-field';

interface RuledFieldProps {
  rule: FormField;
  field: FieldProps;
  hint?: string | undefined;
  /** Replaces the field's default label. */
  label?: string | undefined;
}

type ToggleLabel = Extract<keyof typeof forms, `password.${string}`>;

const ICONS: Readonly<Record<string, ReactNode>> = {
  username: <User size={20} />,
  payeeName: <CreditCard size={20} />,
  email: <Mail size={20} />,
  affiliateCode: <UserPlus size={20} />,
};

/** Show button labels of secrets that share a form with the password (D1 §4). */
const TOGGLES: Readonly<Record<string, { show: ToggleLabel; hide: ToggleLabel }>> = {
  paymentPassword: { show: 'password.showPayment', hide: 'password.hidePayment' },
};

/** Text or password field configured by a rule: label, keyboard, length, required, hint (D1 §5). */
export function RuledField({ rule, field, hint, label }: RuledFieldProps) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const { known, name, required, message } = rule;
  const props = {
    ...field,
    label: label ?? (known ? t(known.label) : t('field.unknown', { name })),
    aside: required ? undefined : t('field.optional'),
    // No hint for e-mail: the platform's text is worded as an error.
    hint: hint ?? (required && name !== 'email' ? message?.[language] : undefined),
    autoComplete: known?.autoComplete ?? 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    inputMode: known?.inputMode,
    maxLength: rule.inputLength,
    'aria-required': required,
  };
  if (!known?.secret) return <TextField {...props} icon={ICONS[name]} />;
  const toggle = TOGGLES[name];
  const toggleLabels = toggle && { showLabel: t(toggle.show), hideLabel: t(toggle.hide) };
  return <PasswordField {...props} {...toggleLabels} />;
}
