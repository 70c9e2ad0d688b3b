import { errorLabel, useLabels } from '@lobby/i18n';
import { Button, FormError } from '@lobby/ui-kit';
import { CaptchaInput } from '../../captcha/captcha-input';
import styles from '../../entry/entry.module.css';
import { useProblemText } from '../../problems/use-problem-text';
import { useFieldText } from '../../registration/fields/use-field-text';
import { CodeField } from '../../sms/code-field';
import { PhoneField } from '../../sms/phone-field';
import { RememberLine } from '../remember-line';
import { useSmsLogin } from './use-sms-login';

/** Login by a code sent to the phone (D1 §2, flag `SMSLOGIN3`). */
export function SmsLogin() {
  const t = useLabels(['account', 'common']);
  const problemText = useProblemText();
  const { form, rules, captcha, code, dialingCode, ask, onSubmit, busy, alert } = useSmsLogin();
  const { errors } = form.formState;
  const mobileText = useFieldText(rules.mobile, errors.mobile);
  const codeText = useFieldText(rules.code, errors.code);
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {alert && <FormError>{t(`common:${errorLabel(alert)}`)}</FormError>}
      <PhoneField input={form.register('mobile')} dialingCode={dialingCode} error={mobileText} />
      <CodeField
        code={code}
        input={form.register('code')}
        error={codeText}
        onAsk={() => void ask()}
      />
      {captcha.shown && (
        <CaptchaInput
          captcha={captcha}
          field={form.register('captcha')}
          error={problemText(errors.captcha)}
          onRefresh={() => form.setValue('captcha', '')}
        />
      )}
      <RememberLine input={form.register('remember')} />
      <Button type="submit" size="l" busy={busy} busyLabel={t('login.busy')}>
        {t('common:action.login')}
      </Button>
    </form>
  );
}
