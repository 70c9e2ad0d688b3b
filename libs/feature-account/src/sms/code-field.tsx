import { errorLabel, useLabels } from '@lobby/i18n';
import { Button, TextField } from '@lobby/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { CodeSending } from './use-code';

/** D1 §9 */
export const CODE_MAX_LENGTH = 10;

interface CodeFieldProps {
  code: CodeSending;
  input: UseFormRegisterReturn;
  error: string | undefined;
  /** A press of the button; the number may still have to be looked at. */
  onAsk(): void;
  /** Until a code was sent there is nothing to type (D1 §4, recovery). */
  locked?: boolean | undefined;
}

/** The code of an SMS, with the button that asks for it and counts down to the next (D1 §4). */
export function CodeField({ code, input, error, onAsk, locked = false }: CodeFieldProps) {
  const t = useLabels(['account', 'common']);
  const { sending, left, error: failure } = code;
  const waiting = left > 0;
  return (
    <TextField
      {...input}
      label={t('field.smsCode')}
      error={error ?? (failure ? t(`common:${errorLabel(failure)}`) : undefined)}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_MAX_LENGTH}
      aria-required
      disabled={locked}
      action={
        <Button
          variant="plain"
          busy={sending}
          busyLabel={t('sms.sending')}
          disabled={waiting}
          onClick={onAsk}
        >
          {waiting ? t('sms.again', { seconds: left }) : t('sms.get')}
        </Button>
      }
    />
  );
}
