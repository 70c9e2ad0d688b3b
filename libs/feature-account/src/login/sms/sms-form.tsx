import type { ApiError } from '@lobby/api-client';
import { errorLabel, useLabels } from '@lobby/i18n';
import { Button, FormError } from '@lobby/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { CaptchaInput } from '../../captcha/captcha-input';
import type { Captcha } from '../../captcha/use-captcha';
import styles from '../../entry/entry.module.css';
import { useProblemText } from '../../problems/use-problem-text';
import { useFieldText } from '../../registration/fields/use-field-text';
import { CodeField } from '../../sms/code-field';
import { PhoneField } from '../../sms/phone-field';
import type { CodeSending } from '../../sms/use-code';
import { RememberLine } from '../remember-line';
import type { SmsLoginRules, SmsLoginValues } from './sms-login.schema';

export interface SmsFormProps {
  form: UseFormReturn<SmsLoginValues>;
  rules: SmsLoginRules;
  captcha: Captcha;
  code: CodeSending;
  dialingCode: string | undefined;
  /** Asks for a code, once the number is one. */
  ask(): Promise<void>;
  onSubmit(): Promise<void>;
  busy: boolean;
  /** What belongs to no field. */
  alert: ApiError | null;
}

/** The fields of the login by SMS. */
export function SmsForm(props: SmsFormProps) {
  const { form, rules, captcha, code, dialingCode, ask, onSubmit, busy, alert } = props;
  const t = useLabels(['account', 'common']);
  const problemText = useProblemText();
  const { errors } = form.formState;
  const mobileText = useFieldText(rules.mobile, errors.mobile);
  const codeText = useFieldText(rules.code, errors.code);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
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
