import {
  api,
  ApiError,
  type ErrorCode,
  type GrantedSession,
  type RegisterSettings,
} from '@lobby/api-client';
import {
  mayBeDone,
  refusalLabel,
  useAppForm,
  useCaptcha,
  useDialing,
  usePhoneVerification,
  type FormField,
  type TypedPhone,
} from '@lobby/feature-kit';
import { toast } from '@lobby/ui-kit';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CAPTCHA_REFUSALS } from '../sign-in/captcha-refusals';
import { useSessionStart } from '../sign-in/sign-in-page';
import { useFormFields, type RegistrationMethod } from './form-fields';
import { confirmedCode, type LinkInvitation } from './registration.query';
import { registration, toRegistration, type RegistrationValues } from './registration.schema';
import { SESSION_FORMS } from '../sign-in/session-forms';

/** Milliseconds the toast of a refused invitation shows, in addition to the field's error (D1 §4). */
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
  ...CAPTCHA_REFUSALS,
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Refusal table of the fields in this form, in their order. */
function useRefusals(fields: readonly FormField[]) {
  return useMemo(() => {
    const names = [...fields.map(({ name }) => name), 'captcha'];
    const shown = Object.entries(REFUSALS).filter(([, name]) => names.includes(name));
    return {
      fields: {
        ...Object.fromEntries(names.map((name) => [name, name])),
        ...(names.includes('mobileNum') ? { countryDialingCode: 'mobileNum' } : {}),
      },
      refusals: Object.fromEntries(shown),
    };
  }, [fields]);
}

/** Drafts shared with login and recovery; every other field has its own. */
const SHARED_DRAFTS: Readonly<Record<string, string>> = { mobileNum: 'mobile', email: 'email' };

/** Fields that are never stored as drafts: repeated passwords and codes. */
const NOT_KEPT = new Set(['confirmPassword', 'verificationCode']);

const draftsOf = (fields: readonly FormField[]): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(({ name, known }) => !known?.secret && !NOT_KEPT.has(name))
      .map(({ name }) => [name, SHARED_DRAFTS[name] ?? `register.${name}`]),
  );

/**
 * Registration form of one method: fields, schema, submission, phone verification, captcha. `exists`: the account
 * exists, and only a login with a new code opens it.
 */
export function useRegistration(setup: RegistrationSetup) {
  const { method, settings, invitation: link } = setup;
  const { t } = useTranslation(['account-register', 'errors']);
  const captcha = useCaptcha(settings.captcha);
  const start = useSessionStart();
  const dialing = useDialing();
  const [exists, setExists] = useState(false);
  /** The registration whose response was lost: its number and its error. */
  const lost = useRef<{ number: string; error: unknown }>(undefined);
  const fields = useFormFields(method, settings, Boolean(link.valid));

  /** Confirms the invitation and verifies the number, then registers. */
  async function send(values: RegistrationValues): Promise<GrantedSession> {
    setExists(false);
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
    try {
      return await method.send(toRegistration(fields, values, context));
    } catch (error) {
      throw failureOf(error, values);
    }
  }

  /**
   * Returns the error to show: a number that is taken after a lost response was taken by that registration, so the
   * account exists.
   */
  function failureOf(error: unknown, { mobileNum: number = '', password }: RegistrationValues) {
    if (mayBeDone(error)) lost.current = { number, error };
    const taken = error instanceof ApiError && error.code === 'register.mobile.taken';
    if (!taken || password || lost.current?.number !== number) return error;
    setExists(true);
    return lost.current.error;
  }

  /**
   * Returns the session of an account that was opened although the response was lost. Without a password, retries with
   * the same code to find out; with a used captcha that is left to the next attempt. Rejects if it cannot be
   * determined.
   */
  async function grantedAfterLoss(values: RegistrationValues): Promise<GrantedSession> {
    const { username, mobileNum = '', password } = values;
    if (password)
      return api.access.login({ userName: username ?? phone.asName(mobileNum), password });
    if (captcha.shown) throw lost.current?.error;
    return send(values);
  }
  const form = useAppForm<RegistrationValues, RegistrationValues, GrantedSession>({
    key: SESSION_FORMS.register,
    schema: useMemo(
      () => registration(fields, captcha.schema, dialing),
      [fields, captcha.schema, dialing],
    ),
    defaults: () => ({
      ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
      captcha: '',
      affiliateCode: link.valid === undefined ? link.code : '',
    }),
    drafts: draftsOf(fields),
    captcha,
    ...useRefusals(fields),
    send,
    settle: async (values) => ({ answer: await grantedAfterLoss(values) }),
    onDone: (granted, { username }) => {
      const { userName } = granted;
      if (!start(granted))
        toast.success(t('register.doneLate', { userName }), { duration: 'long' });
      else if (username) toast.success(t('register.done'));
      else toast.success(t('register.doneAs', { userName }), { duration: 'long' });
    },
    onFailed: ({ code }) => {
      if (code === 'invitation.code.invalid')
        toast.info(t(refusalLabel(code)), { duration: INVITATION_ERROR_MS });
    },
  });
  const phone: TypedPhone = usePhoneVerification('register', form.form, {
    number: 'mobileNum',
    code: 'verificationCode',
    dialing,
  });
  return { form, fields, phone, captcha, exists };
}
