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
  useDialing,
  useFieldRules,
  usePhoneVerification,
  type Dialing,
  type RuleOf,
  type TypedPhone,
} from '@lobby/feature-kit';
import { currentToken, readDraft } from '@lobby/session';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ExclusionHelp, useForGoodText } from '../sign-in/exclusion-help';
import { useSessionStart } from '../sign-in/sign-in-page';
import { updateRememberedPassword } from '../login/remembered';
import { SESSION_FORMS } from '../sign-in/session-forms';

/** Values of a recovery by phone (D1 §5). */
const phoneRecovery = (rule: RuleOf, dialing: Dialing) =>
  z.object({
    mobile: mobileText(rule('mobileNum'), dialing),
    code: smsCodeText(rule('verificationCode')),
    password: ruledSecret(rule('password')),
  });

/** The number typed as user name at login; empty if it was a name. */
function numberTypedAtLogin(): string {
  const typed = readDraft('', 'userName') ?? '';
  return phoneError(typed) === null ? typed : '';
}

/** Form of `PhoneRecovery`: sets the new password and starts the session of the response (D1 §4). */
function usePhoneRecovery() {
  const rule = useFieldRules();
  const start = useSessionStart();
  const dialing = useDialing();
  /** Token of the member, whose session the new one replaces; null for a guest. */
  const replaced = useRef<string>(null);
  const form = useAppForm({
    key: SESSION_FORMS.recoverPhone,
    schema: useMemo(() => phoneRecovery(rule, dialing), [rule, dialing]),
    defaults: { mobile: numberTypedAtLogin(), code: '', password: '' },
    drafts: { mobile: 'mobile' },
    fields: {
      mobileNum: 'mobile',
      countryDialingCode: 'mobile',
      verificationCode: 'code',
      newPassword: 'password',
    },
    refusals: { 'modify.new.old.same': 'password', 'sms.code.wrong': 'code' },
    acrossSessions: true,
    send: ({ mobile, code, password }): Promise<GrantedSession> => {
      replaced.current = currentToken();
      return api.access.resetPassword({
        mobileNumber: mobile,
        dialingCode: phone.dialingCode,
        code,
        newPassword: password,
      });
    },
    // A login with the new password tells whether it was set.
    settle: async ({ mobile, password }) => ({
      answer: await api.access.login({ userName: phone.asName(mobile), password }),
    }),
    onDone: (granted, { password }) => {
      if (start(granted, replaced.current)) updateRememberedPassword(granted.userName, password);
    },
    // Resets the password if it equals the old one, otherwise the code (D1 §4).
    emptied: ({ code }) => (code === 'modify.new.old.same' ? 'password' : 'code'),
  });
  const phone: TypedPhone = usePhoneVerification('reset', form.form, {
    number: 'mobile',
    code: 'code',
    dialing,
  });
  return { form, phone, rule };
}

/** Recovery by phone; the code field is locked until a code was sent (D1 §4). */
export function PhoneRecovery() {
  const { t } = useTranslation(['account-recover', 'forms']);
  const { form, phone, rule } = usePhoneRecovery();
  const { field, alert } = form;
  const forGood = useForGoodText(alert);
  const { isDirty, isValid } = form.form.formState;
  return (
    <AppForm
      form={form}
      submit={t('forms:action.submit')}
      busyLabel={t('recover.busy')}
      disabled={!isDirty || !isValid}
      alertText={forGood}
    >
      <ExclusionHelp error={alert} />
      <PhoneField field={field('mobile', rule('mobileNum'))} phone={phone} />
      <SmsCodeField
        rule={rule('verificationCode')}
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
