import { api } from '@lobby/api-client';
import { errorLabel, useLabels } from '@lobby/i18n';
import { Button, FormError, Mail, TextField, toast, User } from '@lobby/ui-kit';
import { useForm, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import styles from '../../entry/entry.module.css';
import { emailProblem } from '../../problems/email-problem';
import { toResult } from '../../problems/to-result';
import { useProblemText } from '../../problems/use-problem-text';
import { useAfter } from '../../submission/use-after';
import { useSubmission } from '../../submission/use-submission';

/** Milliseconds a success stays before the screen goes back (D1 §4). */
const DONE_MS = 1000;

interface EmailRecoveryValues {
  userName: string;
  email: string;
}

const resolver: Resolver<EmailRecoveryValues> = (values) =>
  toResult(values, {
    userName: values.userName.trim() === '' ? 'userNameRequired' : null,
    email: emailProblem(values.email),
  });

/** A temporary password by e-mail, then back to where the person came from (D1 §4). */
export function EmailRecovery() {
  const t = useLabels(['account', 'common']);
  const problemText = useProblemText();
  const navigate = useNavigate();
  const goBack = useAfter(DONE_MS, () => void navigate(-1));
  const form = useForm<EmailRecoveryValues>({
    mode: 'onTouched',
    delayError: 250,
    defaultValues: { userName: '', email: '' },
    resolver,
  });
  const { errors, isDirty, isValid } = form.formState;
  const { submit, busy, error, clear } = useSubmission('recover-email', {
    send: (values: EmailRecoveryValues) => api.access.recoverByEmail(values),
    onDone: () => {
      toast.success(t('recover.mailed'), { duration: 'long' });
      goBack();
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(submit, clear)}>
      {error && <FormError>{t(`common:${errorLabel(error)}`)}</FormError>}
      <TextField
        {...form.register('userName')}
        label={t('field.userName')}
        icon={<User size={20} />}
        error={problemText(errors.userName)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
      />
      <TextField
        {...form.register('email')}
        label={t('field.email')}
        icon={<Mail size={20} />}
        error={problemText(errors.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <Button
        type="submit"
        size="l"
        disabled={!isDirty || !isValid}
        busy={busy}
        busyLabel={t('recover.mailing')}
      >
        {t('action.submit')}
      </Button>
    </form>
  );
}
