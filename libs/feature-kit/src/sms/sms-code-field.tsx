import { useErrorText } from '@lobby/i18n';
import { Button, TextField } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useFieldLimits } from '../field-errors/field-limits';
import { pasteDigits } from '../form/paste-digits';
import type { FieldProps } from '../form/use-app-form';
import type { FormField } from '../ruled-field/form-field';
import type { PhoneVerification } from './use-phone-verification';

interface SmsCodeFieldProps {
  rule: FormField;
  field: FieldProps;
  verification: PhoneVerification;
  /** Disables the input until a code was sent (D1 §4, recovery). */
  locked?: boolean | undefined;
  hint?: string | undefined;
  /** Replaces the default label, for forms with two codes. */
  label?: string | undefined;
  /** Called before each request for a code. */
  onRequest?(): void;
}

/** Field for an SMS code, with a button that requests one and counts down to the next (D1 §4). */
export function SmsCodeField({
  rule,
  field,
  verification,
  locked = false,
  hint,
  label,
  onRequest,
}: SmsCodeFieldProps) {
  const { t } = useTranslation('forms');
  const { smsCodeLength } = useFieldLimits();
  const { sending, secondsLeft, error, request } = verification;
  const reason = useErrorText(error);
  const waiting = secondsLeft > 0;
  return (
    <TextField
      {...field}
      label={label ?? t('field.smsCode')}
      error={field.error ?? reason}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={smsCodeLength}
      onPaste={pasteDigits(smsCodeLength, field, rule)}
      aria-required
      disabled={locked}
      action={
        <Button
          variant="plain"
          busy={sending}
          busyLabel={t('sms.sending')}
          disabled={waiting}
          onClick={() => {
            onRequest?.();
            void request();
          }}
        >
          {waiting ? t('sms.again', { seconds: secondsLeft }) : t('sms.get')}
        </Button>
      }
    />
  );
}
