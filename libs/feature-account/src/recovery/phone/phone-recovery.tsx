import { errorLabel, useLabels } from '@lobby/i18n';
import { Button, FormError } from '@lobby/ui-kit';
import styles from '../../entry/entry.module.css';
import { useProblemText } from '../../problems/use-problem-text';
import { RegistrationField } from '../../registration/fields/registration-field';
import { CodeField } from '../../sms/code-field';
import { PhoneField } from '../../sms/phone-field';
import { usePhoneRecovery } from './use-phone-recovery';

/** Number, code, new password; then logged in (D1 §4). */
export function PhoneRecovery() {
  const t = useLabels(['account', 'common']);
  const problemText = useProblemText();
  const { form, code, rule, dialingCode, ask, onSubmit, busy, alert } = usePhoneRecovery();
  const { errors, isDirty, isValid } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {alert && <FormError>{t(`common:${errorLabel(alert)}`)}</FormError>}
      <PhoneField
        input={form.register('mobile')}
        dialingCode={dialingCode}
        error={problemText(errors.mobile)}
      />
      <CodeField
        code={code}
        input={form.register('code')}
        error={problemText(errors.code)}
        locked={!code.sent}
        onAsk={() => void ask()}
      />
      <RegistrationField
        field={rule}
        label={t('field.newPassword')}
        input={form.register('password')}
        error={errors.password}
      />
      <Button
        type="submit"
        size="l"
        disabled={!isDirty || !isValid}
        busy={busy}
        busyLabel={t('recover.busy')}
      >
        {t('action.submit')}
      </Button>
    </form>
  );
}
