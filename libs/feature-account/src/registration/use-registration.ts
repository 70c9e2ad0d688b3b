import { api, type ErrorCode, type GrantedSession, type RegisterSettings } from '@lobby/api-client';
import {
  refusalLabel,
  useAppForm,
  useCaptcha,
  usePhoneVerification,
  type FormField,
  type PhoneVerification,
} from '@lobby/feature-kit';
import { startSession } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormFields } from './form-fields';
import { confirmedCode, type LinkInvitation } from './registration.query';
import type { RegistrationMethod } from './methods';
import { toRegistration } from './payload';
import { registration, type RegistrationValues } from './registration.schema';

/** Milliseconds the toast of a refused invitation shows, beside the error at the field (D1 §4). */
const INVITATION_ERROR_MS = 1000;

/** Props of a registration form. */
export interface RegistrationSetup {
  method: RegistrationMethod;
  settings: RegisterSettings;
  invitation: LinkInvitation;
}

/** Error codes by the field that shows them (D1 §8). */
const REFUSALS = {
  'register.username.taken': 'username',
  'register.mobile.taken': 'mobileNum',
  'sms.code.wrong': 'verificationCode',
  'invitation.code.invalid': 'affiliateCode',
  'captcha.wrong': 'captcha',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Refusal table of the fields in this form, in their order. */
function useRefusals(fields: readonly FormField[]) {
  return useMemo(() => {
    const names = [...fields.map(({ name }) => name), 'captcha'];
    const shown = Object.entries(REFUSALS).filter(([, name]) => names.includes(name));
    return {
      fields: Object.fromEntries(names.map((name) => [name, name])),
      refusals: Object.fromEntries(shown),
    };
  }, [fields]);
}

/** Registration form of one method: fields, schema, sending, phone verification, captcha. */
export function useRegistration(setup: RegistrationSetup) {
  const { method, settings, invitation: link } = setup;
  const { t } = useTranslation(['account-register', 'errors']);
  const captcha = useCaptcha(settings.captcha);
  const fields = useFormFields(method, settings, Boolean(link.valid));

  /** Confirms the invitation and verifies the number, then registers. */
  async function send(values: RegistrationValues): Promise<GrantedSession> {
    const invitation = await confirmedCode(link, values['affiliateCode'] ?? '');
    const code = values['verificationCode'];
    const proof = code ? await phone.verify(code) : undefined;
    const context = {
      invitation,
      link: link.code,
      proof,
      dialingCode: phone.dialingCode,
      captcha: captcha.take(values['captcha'] ?? ''),
    };
    return method.send(toRegistration(fields, values, context));
  }

  const form = useAppForm<RegistrationValues, RegistrationValues, GrantedSession>({
    key: 'register',
    schema: useMemo(() => registration(fields, captcha.shown), [fields, captcha.shown]),
    defaults: () => ({
      ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
      captcha: '',
      affiliateCode: link.valid === undefined ? link.code : '',
    }),
    captcha,
    ...useRefusals(fields),
    send,
    // By user name only. By mobile number the client knows no user name, and the code is spent:
    // no call can tell the outcome, so the failure stays and the platform refuses a second account.
    settle: async ({ username: userName, password }) =>
      userName && password ? { answer: await api.access.login({ userName, password }) } : undefined,
    onDone: (granted) => {
      toast.success(t('register.done'));
      startSession(granted);
    },
    onFailed: ({ code }) => {
      if (code === 'invitation.code.invalid')
        toast.info(t(refusalLabel(code)), { duration: INVITATION_ERROR_MS });
    },
  });
  const phone: PhoneVerification = usePhoneVerification('register', form.form, {
    number: 'mobileNum',
    code: 'verificationCode',
  });
  return { form, fields, phone, captcha };
}
