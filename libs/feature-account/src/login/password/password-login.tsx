import { errorLabel } from '@lobby/i18n';
import { CaptchaInput } from '../../captcha/captcha-input';
import { useProblemText } from '../../problems/use-problem-text';
import { PasswordForm } from './password-form';
import { usePasswordLogin } from './use-password-login';

/** Login by user name and password; after failures the platform asks for a captcha (D1 §4). */
export function PasswordLogin() {
  const problemText = useProblemText();
  const { form, captcha, submit, busy, error, clear } = usePasswordLogin();
  const { errors } = form.formState;
  const saidAtField = captcha.shown && error?.code === 'captcha.wrong';
  return (
    <PasswordForm
      form={form}
      busy={busy}
      alert={error && !saidAtField ? errorLabel(error) : null}
      onSubmit={submit}
      onInvalid={clear}
    >
      {captcha.shown && (
        <CaptchaInput
          captcha={captcha}
          field={form.register('captcha')}
          error={problemText(errors.captcha)}
          onRefresh={() => form.setValue('captcha', '')}
        />
      )}
    </PasswordForm>
  );
}
