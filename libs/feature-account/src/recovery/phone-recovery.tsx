import { api, type GrantedSession } from '@lobby/api-client';
import {
  AppForm,
  mobileText,
  phoneError,
  PhoneField,
  RuledField,
  ruledSecret,
  SmsCodeField,
  smsCodeText,
  useAppForm,
  useDialingCode,
  useFieldRules,
  usePhoneVerification,
  type PhoneVerification,
  type RuleOf,
} from '@lobby/feature-kit';
import { readDraft, startSession } from '@lobby/session';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { updateRememberedPassword } from '../login/remembered';

/** Values of a recovery by phone (D1 §5). */
const phoneRecovery = (rule: RuleOf, dialingCode: string | undefined) =>
  z.object({
    mobile: mobileText(rule('mobileNum'), dialingCode),
    code: smsCodeText(rule('verificationCode')),
    password: ruledSecret(rule('password')),
  });

/** The number that was typed as user name at login; empty if it was a name. */
function numberTypedAtLogin(): string {
  const typed = readDraft('', 'userName') ?? '';
  return phoneError(typed) === null ? typed : '';
}

/** Form of `PhoneRecovery`: sets the new password and starts the session of the answer (D1 §4). */
function usePhoneRecovery() {
  const rule = useFieldRules();
  const dialingCode = useDialingCode();
  const form = useAppForm({
    key: 'recover-phone',
    schema: useMemo(() => phoneRecovery(rule, dialingCode), [rule, dialingCode]),
    defaults: { mobile: numberTypedAtLogin(), code: '', password: '' },
    drafts: { mobile: 'mobile' },
    fields: { mobileNum: 'mobile', verificationCode: 'code', newPassword: 'password' },
    refusals: { 'modify.new.old.same': 'password', 'sms.code.wrong': 'code' },
    send: ({ mobile, code, password }): Promise<GrantedSession> =>
      api.access.resetPassword({
        mobileNumber: mobile,
        dialingCode,
        code,
        newPassword: password,
      }),
    // Who set the password can log in with it.
    settle: async ({ mobile, password }) => ({
      answer: await api.access.login({ userName: mobile, password }),
    }),
    onDone: (granted, { password }) => {
      updateRememberedPassword(granted.userName, password);
      startSession(granted);
    },
    // Resets the password if it equals the old one, otherwise the code (D1 §4).
    emptied: ({ code }) => (code === 'modify.new.old.same' ? 'password' : 'code'),
  });
  const phone: PhoneVerification = usePhoneVerification('reset', form.form, {
    number: 'mobile',
    code: 'code',
    dialingCode,
  });
  return { form, phone, rule };
}

/** Recovery by phone; the code field is locked until a code was sent (D1 §4). */
export function PhoneRecovery() {
  const { t } = useTranslation(['account-recover', 'forms']);
  const { form, phone, rule } = usePhoneRecovery();
  const { field } = form;
  const { isDirty, isValid } = form.form.formState;
  return (
    <AppForm
      form={form}
      submit={t('forms:action.submit')}
      busy={t('recover.busy')}
      disabled={!isDirty || !isValid}
    >
      <PhoneField field={field('mobile', rule('mobileNum'))} dialingCode={phone.dialingCode} />
      <SmsCodeField
        field={field('code', rule('verificationCode'))}
        verification={phone}
        locked={!phone.sent}
      />
      <RuledField
        rule={rule('password')}
        field={field('password', rule('password'))}
        label={t('forms:field.newPassword')}
      />
    </AppForm>
  );
}
