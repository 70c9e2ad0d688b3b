import { errorLabel } from '@lobby/i18n';
import { useFlag } from '@lobby/session';
import { lazyPart } from '@lobby/ui-kit';
import { Suspense } from 'react';
import { CaptchaInput } from '../../captcha/captcha-input';
import { useProblemText } from '../../problems/use-problem-text';
import { PasswordForm } from './password-form';
import { usePasswordLogin } from './use-password-login';

/** Fetched where the merchant offers it: few do. */
const SocialLogins = lazyPart(async () => ({
  default: (await import('../social/social-logins')).SocialLogins,
}));

/** Login by user name and password; after failures the platform asks for a captcha (D1 §4). */
export function PasswordLogin() {
  const problemText = useProblemText();
  const social = useFlag('socialLogin');
  const { form, rules, captcha, submit, busy, error, clear } = usePasswordLogin();
  const { errors } = form.formState;
  const saidAtField = captcha.shown && error?.code === 'captcha.wrong';
  return (
    <>
      <PasswordForm
        form={form}
        rules={rules}
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
      {social && (
        <Suspense fallback={null}>
          <SocialLogins />
        </Suspense>
      )}
    </>
  );
}
