import { Button, FormError } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormAlert } from './form-alert';
import styles from './form.module.css';
import type { AppFormState } from './use-app-form';

interface AppFormProps<V extends FieldValues, Sent extends FieldValues> {
  form: AppFormState<V, Sent>;
  /** Text of the button, and what it says while the answer is awaited. */
  submit: string;
  busy: string;
  /** Locks the button: the form cannot be sent yet. */
  disabled?: boolean;
  /** Text of a failure, where the general one says too little. */
  alertText?: string | undefined;
  /** Where a failure that belongs to no field is shown; a long form shows it beside its button. */
  alertAt?: 'top' | 'button';
  children: ReactNode;
}

/** A form with its fields, its failure and its button. */
export function AppForm<V extends FieldValues, Sent extends FieldValues>({
  form: { onSubmit, busy: isBusy, alert },
  submit,
  busy,
  disabled = false,
  alertText,
  alertAt = 'top',
  children,
}: AppFormProps<V, Sent>) {
  const failure = alertText ? <FormError>{alertText}</FormError> : <FormAlert error={alert} />;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {alertAt === 'top' && failure}
      {children}
      {alertAt === 'button' && failure}
      <Button type="submit" size="l" disabled={disabled} busy={isBusy} busyLabel={busy}>
        {submit}
      </Button>
    </form>
  );
}
