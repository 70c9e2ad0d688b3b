import { api } from '@lobby/api-client';
import { AppForm, useAppForm } from '@lobby/feature-kit';
import { Card } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSaved } from '../use-saved';
import styles from '../security.module.css';
import { NewPaymentPassword } from './new-payment-password';
import { firstPassword } from './payment-password.schema';
import { usePaymentPasswordSettled } from './use-payment-password-settled';

/** Sets the first payment password. */
export function SetPaymentPassword() {
  const { t } = useTranslation('member-security');
  const form = useAppForm({
    key: 'set-payment-password',
    schema: firstPassword,
    defaults: { password: '', confirmPassword: '' },
    secrets: ['password', 'confirmPassword'],
    fields: { paymentPassword: 'password', confirmPaymentPassword: 'confirmPassword' },
    send: async ({ password, confirmPassword }) => {
      await api.security.setPaymentPassword({
        paymentPassword: password,
        confirmPaymentPassword: confirmPassword,
      });
    },
    settle: usePaymentPasswordSettled(undefined),
    repeated: ['payment.password.set'],
    onDone: useSaved(t('payment.saved')),
  });
  return (
    <>
      <p className={styles.text}>{t('payment.about')}</p>
      <Card>
        <AppForm form={form} submit={t('payment.set')} busyLabel={t('busy')} alertAt="button">
          <NewPaymentPassword
            password={form.field('password')}
            confirmation={form.field('confirmPassword')}
          />
        </AppForm>
      </Card>
    </>
  );
}
