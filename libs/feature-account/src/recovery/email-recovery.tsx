import { api } from '@lobby/api-client';
import {
  AppForm,
  emailText,
  requiredText,
  useAppForm,
  useBack,
  useDelayedCallback,
  useLoadingToast,
} from '@lobby/feature-kit';
import { Mail, TextField, toast, User } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

/** Milliseconds a success stays before the screen goes back (D1 §4). */
const MAILED_MS = 1000;
/** Milliseconds: longer than the call may take, which ends the wait (D1 §9). */
const WAIT_MS = 9_999_000;

const emailRecovery = z.object({ userName: requiredText('userNameRequired'), email: emailText });

/** A temporary password by e-mail: a toast while it waits, a success for a second, then back (D1 §4). */
export function EmailRecovery() {
  const { t } = useTranslation(['account-recover', 'forms']);
  const goBack = useDelayedCallback(MAILED_MS, useBack('history'));
  const form = useAppForm({
    key: 'recover-email',
    schema: emailRecovery,
    defaults: { userName: '', email: '' },
    fields: { username: 'userName', email: 'email' },
    send: (values) => api.access.recoverByEmail(values),
    onDone: () => {
      toast.success(t('recover.mailed'), { duration: MAILED_MS });
      goBack();
    },
  });
  useLoadingToast(form.waiting, t('recover.mailing'), WAIT_MS);
  const { isDirty, isValid } = form.form.formState;
  return (
    <AppForm
      form={form}
      submit={t('forms:action.submit')}
      busy={t('recover.mailing')}
      disabled={!isDirty || !isValid}
    >
      <TextField
        {...form.field('userName')}
        label={t('forms:field.userName')}
        icon={<User size={20} />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        aria-required
      />
      <TextField
        {...form.field('email')}
        label={t('forms:field.email')}
        icon={<Mail size={20} />}
        hint={t('recover.mailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        aria-required
      />
    </AppForm>
  );
}
