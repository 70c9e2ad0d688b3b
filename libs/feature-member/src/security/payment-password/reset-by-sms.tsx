import { api } from '@lobby/api-client';
import {
  AppForm,
  SmsCodeField,
  useAccountCode,
  useAppForm,
  useFieldRules,
} from '@lobby/feature-kit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaved } from '../use-saved';
import { NewPaymentPassword } from './new-payment-password';
import { NoProof } from './no-proof';
import type { ProofProps } from './payment-password-screen';
import { passwordBySms } from './payment-password.schema';
import { usePaymentPasswordSettled } from './use-payment-password-settled';

/** Resets the payment password with an SMS code. */
export function ResetBySms({ config, password }: ProofProps) {
  return config.hasMobile ? (
    <SmsForm number={config.mobileMasked ?? ''} setAt={password.setAt} />
  ) : (
    <NoProof proof="mobile" />
  );
}

function SmsForm({ number, setAt }: { number: string; setAt: number | undefined }) {
  const { t } = useTranslation('member-security');
  const rule = useFieldRules();
  const form = useAppForm({
    key: 'reset-payment-password-sms',
    schema: useMemo(() => passwordBySms(rule), [rule]),
    defaults: { code: '', password: '', confirmPassword: '' },
    secrets: ['code', 'password', 'confirmPassword'],
    fields: {
      verificationCode: 'code',
      paymentPassword: 'password',
      confirmPaymentPassword: 'confirmPassword',
    },
    refusals: { 'sms.code.wrong': 'code' },
    send: async ({ code, password, confirmPassword }) => {
      await api.security.resetPaymentPassword({
        resetType: 'SMS',
        verificationCode: code,
        paymentPassword: password,
        confirmPaymentPassword: confirmPassword,
      });
    },
    settle: usePaymentPasswordSettled(setAt),
    repeated: ['sms.code.wrong'],
    onDone: useSaved(t('payment.saved')),
  });
  const code = useAccountCode('payment', form.form, 'code');
  return (
    <AppForm
      form={form}
      submit={t('payment.reset')}
      busyLabel={t('busy')}
      alertAt="button"
      alertText={form.alert?.code === 'record.not.found' ? t('noProof.mobile') : undefined}
    >
      <SmsCodeField
        rule={rule('verificationCode')}
        field={form.field('code', rule('verificationCode'))}
        verification={code}
        hint={t('payment.smsTo', { number })}
        locked={!code.sent}
      />
      <NewPaymentPassword
        password={form.field('password')}
        confirmation={form.field('confirmPassword')}
      />
    </AppForm>
  );
}
