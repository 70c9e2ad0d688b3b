import {
  api,
  type ErrorCode,
  type FieldRule,
  type GrantedSession,
  type RegisterSettings,
} from '@lobby/api-client';
import {
  fieldRulesQuery,
  refusalLabel,
  useAppForm,
  useCaptcha,
  usePhoneVerification,
  useThirdParty,
  type FormField,
  type PhoneVerification,
} from '@lobby/feature-kit';
import { startSession } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formFields } from './form-fields';
import { confirmedCode, type LinkInvitation } from './registration.query';
import type { RegistrationMethod } from './methods';
import { toRegistration } from './payload';
import { registration, type RegistrationValues } from './registration.schema';

/** Milliseconds the toast of a refused invitation shows, beside the error at the field (D1 §4). */
const INVITATION_ERROR_MS = 1000;

/** What one form of registration is made of. */
export interface RegistrationSetup {
  method: RegistrationMethod;
  settings: RegisterSettings;
  invitation: LinkInvitation;
}

/** Refusals that belong to one field (D1 §8). */
const REFUSALS = {
  'register.username.taken': 'username',
  'register.mobile.taken': 'mobileNum',
  'sms.code.wrong': 'verificationCode',
  'invitation.code.invalid': 'affiliateCode',
  'captcha.wrong': 'captcha',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The rule of the code the platform sends (D1 §5); a third party has rules of its own. */
function useCodeRules({ method }: RegistrationSetup): FieldRule[] | undefined {
  const ours = !useThirdParty() && method.always.includes('verificationCode');
  return useQuery({
    ...fieldRulesQuery,
    enabled: ours,
    select: ({ verificationCode: rule }) => (rule ? [rule] : []),
  }).data;
}

/** The fields a method shows: without an invitation code where the link brought a valid one (D1 §4). */
function useFields(setup: RegistrationSetup): readonly FormField[] {
  const { method, settings, invitation } = setup;
  const codeRules = useCodeRules(setup);
  return useMemo(
    () =>
      formFields([...settings.fields, ...(codeRules ?? [])], method).filter(
        ({ name }) => name !== 'affiliateCode' || !invitation.valid,
      ),
    [settings.fields, codeRules, method, invitation.valid],
  );
}

/** Where refusals are shown, of the fields that this form has, in their order. */
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

/** The registration form of a method by the platform's rules. */
export function useRegistration(setup: RegistrationSetup) {
  const { method, settings, invitation: link } = setup;
  const { t } = useTranslation(['account-register', 'errors']);
  const captcha = useCaptcha(settings.captcha);
  const fields = useFields(setup);

  /** The invitation is confirmed and the number proved before the account is made. */
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
