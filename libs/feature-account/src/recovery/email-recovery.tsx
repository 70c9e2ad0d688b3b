import { api, type ApiError } from '@lobby/api-client';
import {
  AppForm,
  emailText,
  requiredText,
  useAppForm,
  useBack,
  useLoadingToast,
} from '@lobby/feature-kit';
import { Mail, TextField, toast, User } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useDelayedCallback } from '../password/use-delayed-callback';

/** Milliseconds the success toast shows before the screen goes back (D1 §4). */
const MAILED_MS = 1000;
/** Longest time the loading toast shows, in milliseconds (D1 §9); the call ends sooner. */
const WAIT_MS = 9_999_000;

/** Values of a recovery by e-mail (D1 §5). */
const emailRecovery = z.object({ userName: requiredText('userNameRequired'), email: emailText });

/**
 * Whether the mail may have been sent without a response: the platform does not report it. Another mail would
 * invalidate the first.
 */
const isUnanswered = ({ kind, details }: ApiError) =>
  (kind === 'offline' || kind === 'timeout') && details.sent === true;

/** Recovery by e-mail: requests a temporary password, shows a success toast, then goes back (D1 §4). */
export function EmailRecovery() {
  const { t } = useTranslation(['account-recover', 'forms']);
  const goBack = useDelayedCallback(MAILED_MS, useBack('history'));
  const form = useAppForm({
    key: 'recover-email',
    schema: emailRecovery,
    defaults: { userName: '', email: '' },
    drafts: { userName: 'userName', email: 'email' },
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
      disabled={!isDirty || !isValid}
      alertText={form.alert && isUnanswered(form.alert) ? t('recover.maybeMailed') : undefined}
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
