import { api } from '@lobby/api-client';
import { AppForm, PaymentPasswordField, useAppForm } from '@lobby/feature-kit';
import { useTranslation } from 'react-i18next';
import { LockNote } from '../lock-note';
import { useSaved } from '../use-saved';
import { NewPaymentPassword } from './new-payment-password';
import type { ProofProps } from './payment-password-screen';
import { changedPassword } from './payment-password.schema';
import { usePaymentPasswordSettled } from './use-payment-password-settled';

/** Changes the payment password with the current one; disabled while it is locked. */
export function ChangePaymentPassword({ password: { setAt, lockedMs, lockedUntil } }: ProofProps) {
  const { t } = useTranslation(['member-security', 'forms']);
  const form = useAppForm({
    key: 'change-payment-password',
    schema: changedPassword,
    defaults: { oldPassword: '', password: '', confirmPassword: '' },
    secrets: ['oldPassword', 'password', 'confirmPassword'],
    fields: {
      oldPaymentPassword: 'oldPassword',
      paymentPassword: 'password',
      confirmPaymentPassword: 'confirmPassword',
    },
    refusals: {
      'payment.password.wrong': 'oldPassword',
      'payment.password.locked': 'oldPassword',
      'modify.new.old.same': 'password',
    },
    send: async ({ oldPassword, password, confirmPassword }) => {
      await api.security.changePaymentPassword({
        oldPaymentPassword: oldPassword,
        paymentPassword: password,
        confirmPaymentPassword: confirmPassword,
      });
    },
    settle: usePaymentPasswordSettled(setAt),
    repeated: ['payment.password.wrong', 'payment.password.locked'],
    onDone: useSaved(t('payment.saved')),
  });
  if (lockedMs > 0) return <LockNote until={lockedUntil} />;
  return (
    <AppForm form={form} submit={t('payment.change')} busyLabel={t('busy')} alertAt="button">
      <PaymentPasswordField field={form.field('oldPassword')} label={t('payment.old')} />
      <NewPaymentPassword
        password={form.field('password')}
        confirmation={form.field('confirmPassword')}
      />
    </AppForm>
  );
}
