import { ApiError } from '@lobby/api-client';
import { Button, FormError } from '@lobby/ui-kit';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from 'react-hook-form';
import { useFieldErrorText } from '../field-errors/use-field-error-text';
import { nameEnterKey, onEnterKey } from './enter-key';
import { attemptsOrLock } from './field-refusals';
import { FormAlert } from './form-alert';
import styles from './form.module.css';
import type { AppFormState } from './use-app-form';
import { FormWait } from './use-pending-work';

interface AppFormProps<V extends FieldValues, Sent extends FieldValues> {
  form: AppFormState<V, Sent>;
  /** Label of the submit button. */
  submit: string;
  /** Announced while the form is being sent; omit it if a loading toast says so. */
  busyLabel?: string | undefined;
  /** Disables the submit button. */
  disabled?: boolean;
  /** Replaces the text of the form's error. */
  alertText?: string | undefined;
  /** Position of the form's error; at the button in long forms. Default: top. */
  alertAt?: 'top' | 'button';
  /** Content above the submit button, such as `UnknownOutcome`. */
  atButton?: ReactNode;
  /** Keeps the submit button and `atButton` in view above the bottom bar. For long forms. */
  sticky?: boolean;
  /** Fields; none for a button that shows its error. */
  children?: ReactNode;
}

/** Returns the text of a refusal with attempts left or the end of a lock; undefined for any other. */
function useLockText(error: unknown): string | undefined {
  const fieldText = useFieldErrorText();
  // Once per error: the end of a lock is computed from its arrival.
  const lock = useMemo(
    () => (error instanceof ApiError ? attemptsOrLock(error) : undefined),
    [error],
  );
  return lock && fieldText(lock);
}

/** A form: its error, its fields as children, its submit button. */
export function AppForm<V extends FieldValues, Sent extends FieldValues>({
  form: { onSubmit, busy, uploading, waitFor, alert, inDoubt },
  submit,
  busyLabel,
  disabled = false,
  alertText,
  alertAt = 'top',
  atButton,
  sticky = false,
  children,
}: AppFormProps<V, Sent>) {
  const { t } = useTranslation('forms');
  const lockText = useLockText(alert);
  const text = alertText ?? (inDoubt ? t('form.inDoubt') : lockText);
  const failure = text ? <FormError>{text}</FormError> : <FormAlert error={alert} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events come from its fields, which are interactive
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onFocus={nameEnterKey}
      onKeyDown={onEnterKey}
    >
      {alertAt === 'top' && failure}
      <FormWait value={waitFor}>{children}</FormWait>
      <div className={styles.end} data-sticky={sticky}>
        {alertAt === 'button' && failure}
        {atButton}
        <Button
          type="submit"
          size="l"
          disabled={disabled}
          busy={busy || uploading}
          busyLabel={uploading ? t('upload.busy') : busyLabel}
        >
          {submit}
        </Button>
      </div>
    </form>
  );
}
