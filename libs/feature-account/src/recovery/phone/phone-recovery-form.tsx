import { errorLabel, useLabels } from '@lobby/i18n';
import { Button, FormError } from '@lobby/ui-kit';
import styles from '../../entry/entry.module.css';
import { useProblemText } from '../../problems/use-problem-text';
import { RegistrationField } from '../../registration/fields/registration-field';
import { useFieldText } from '../../registration/fields/use-field-text';
import { CodeField } from '../../sms/code-field';
import { PhoneField } from '../../sms/phone-field';
import type { PhoneRecoveryState } from './use-phone-recovery';

/** The fields of a recovery by phone; the code's is closed until one was sent (D1 §4). */
export function PhoneRecoveryForm(state: PhoneRecoveryState) {
  const t = useLabels(['account', 'common']);
  const problemText = useProblemText();
  const { form, code, rules, dialingCode, ask, onSubmit, busy, alert } = state;
  const { errors, isDirty, isValid } = form.formState;
  const codeText = useFieldText(rules.code, errors.code);
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
        error={codeText}
        locked={!code.sent}
        onAsk={() => void ask()}
      />
      <RegistrationField
        field={rules.password}
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
