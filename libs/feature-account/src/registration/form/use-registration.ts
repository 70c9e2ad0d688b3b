import type { ApiError } from '@lobby/api-client';
import { useLabels } from '@lobby/i18n';
import { startSession } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useRef } from 'react';
import { useSubmission } from '../../submission/use-submission';
import type { RegistrationValues } from '../fields/registration.resolver';
import { refusedFields } from './refused-fields';
import { sendRegistration } from './send-registration';
import { useNumberCode } from './use-number-code';
import { useRegistrationForm, type RegistrationSetup } from './use-registration-form';

/** Milliseconds `invitation_code_error` shows, beside what stays at the field (D1 §4). */
const INVITATION_ERROR_MS = 1000;

/** The registration form of a method by the server's rules, and what becomes of it. */
export function useRegistration(setup: RegistrationSetup) {
  const t = useLabels(['account', 'common']);
  const { form, fields, names, captcha, askCaptcha } = useRegistrationForm(setup);
  const number = useNumberCode(form);
  // A refusal before the registration itself was sent has spent no captcha.
  const reached = useRef(false);

  function onRefused(error: ApiError) {
    if (error.details.captcha) askCaptcha();
    if (captcha.shown && reached.current && error.kind === 'refused') {
      form.setValue('captcha', '');
      captcha.refresh();
    }
    if (error.code === 'invitation.code.invalid')
      toast.info(t('common:error.invitationInvalid'), { duration: INVITATION_ERROR_MS });
    refusedFields(error, names).forEach(({ name, ...problem }, place) =>
      form.setError(name, problem, { shouldFocus: place === 0 }),
    );
  }

  const { submit, busy, error, clear } = useSubmission('register', {
    send: (values: RegistrationValues) => {
      reached.current = false;
      const onReached = () => void (reached.current = true);
      return sendRegistration(values, { setup, fields, number, onReached });
    },
    onDone: (granted) => {
      toast.success(t('register.done'));
      startSession(granted);
    },
    onRefused,
  });
  const alert = error && refusedFields(error, names).length === 0 ? error : null;
  return { form, fields, number, captcha, onSubmit: form.handleSubmit(submit, clear), busy, alert };
}

export type RegistrationInHand = ReturnType<typeof useRegistration>;
