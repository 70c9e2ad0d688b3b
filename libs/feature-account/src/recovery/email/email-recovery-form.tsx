import { errorLabel, useLabels } from '@lobby/i18n';
import { Button, FormError, Mail, TextField, User } from '@lobby/ui-kit';
import styles from '../../entry/entry.module.css';
import { useProblemText } from '../../problems/use-problem-text';
import type { EmailRecoveryState } from './use-email-recovery';

/** The fields of a recovery by e-mail. */
export function EmailRecoveryForm({ form, onSubmit, busy, alert }: EmailRecoveryState) {
  const t = useLabels(['account', 'common']);
  const problemText = useProblemText();
  const { errors, isDirty, isValid } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {alert && <FormError>{t(`common:${errorLabel(alert)}`)}</FormError>}
      <TextField
        {...form.register('userName')}
        label={t('field.userName')}
        icon={<User size={20} />}
        error={problemText(errors.userName)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        aria-required
      />
      <TextField
        {...form.register('email')}
        label={t('field.email')}
        icon={<Mail size={20} />}
        error={problemText(errors.email)}
        hint={t('recover.mailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        aria-required
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
