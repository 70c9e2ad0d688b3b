import { api, type GrantedSession } from '@lobby/api-client';
import {
  AppForm,
  mobileText,
  PhoneField,
  RuledField,
  ruledSecret,
  SmsCodeField,
  smsCodeText,
  useAppForm,
  useFieldRules,
  usePhoneVerification,
  type PhoneVerification,
  type RuleOf,
} from '@lobby/feature-kit';
import { startSession } from '@lobby/session';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { refreshRememberedOf } from '../login/remembered';

const phoneRecovery = (rule: RuleOf) =>
  z.object({
    mobile: mobileText(rule('mobileNum')),
    code: smsCodeText(rule('verificationCode')),
    password: ruledSecret(rule('password')),
  });

/** The form of recovery by phone; its success is a login (D1 §4). */
function usePhoneRecovery() {
  const rule = useFieldRules();
  const form = useAppForm({
    key: 'recover-phone',
    schema: useMemo(() => phoneRecovery(rule), [rule]),
    defaults: { mobile: '', code: '', password: '' },
    fields: { mobileNum: 'mobile', verificationCode: 'code', newPassword: 'password' },
    refusals: { 'modify.new.old.same': 'password', 'sms.code.wrong': 'code' },
    send: ({ mobile, code, password }): Promise<GrantedSession> =>
      api.access.resetPassword({
        mobileNumber: mobile,
        dialingCode: phone.dialingCode,
        code,
        newPassword: password,
      }),
    onDone: (granted, { password }) => {
      refreshRememberedOf(granted.userName, password);
      startSession(granted);
    },
    // The password that was the old one is emptied, on any other error the code (D1 §4).
    emptied: ({ code }) => (code === 'modify.new.old.same' ? 'password' : 'code'),
  });
  const phone: PhoneVerification = usePhoneVerification('reset', form.form, {
    number: 'mobile',
    code: 'code',
  });
  return { form, phone, rule };
}

/** Recovery by phone; the field of the code is closed until one was sent (D1 §4). */
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
