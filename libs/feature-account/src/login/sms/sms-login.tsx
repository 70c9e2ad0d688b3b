import { errorLabel, useLabels } from '@lobby/i18n';
import { Button, FormError } from '@lobby/ui-kit';
import { CaptchaInput } from '../../captcha/captcha-input';
import styles from '../../entry/entry.module.css';
import { useProblemText } from '../../problems/use-problem-text';
import { CodeField } from '../../sms/code-field';
import { PhoneField } from '../../sms/phone-field';
import { RememberLine } from '../remember-line';
import { useSmsLogin } from './use-sms-login';

/** Login by a code sent to the phone (D1 §2, flag `SMSLOGIN3`). */
export function SmsLogin() {
  const t = useLabels(['account', 'common']);
  const problemText = useProblemText();
  const { form, captcha, code, dialingCode, ask, onSubmit, busy, error } = useSmsLogin();
  const { errors } = form.formState;
  const saidAtField = error?.code === 'captcha.wrong' || error?.code === 'login.wrong';
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {error && !saidAtField && <FormError>{t(`common:${errorLabel(error)}`)}</FormError>}
      <PhoneField
        input={form.register('mobile')}
        dialingCode={dialingCode}
        error={problemText(errors.mobile)}
      />
      <CodeField
        code={code}
        input={form.register('code')}
        error={problemText(errors.code)}
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
