import type { SecurityConfig } from '@lobby/api-client';
import { AppForm, PaymentPasswordField, PhoneField, SmsCodeField } from '@lobby/feature-kit';
import { Card } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from '../security.module.css';
import { useMobileForm } from './use-mobile-form';

/** Form of a new mobile number: code sent to the current number (if any), new number, its code. */
export function MobileForm({ config }: { config: SecurityConfig }) {
  const { t } = useTranslation(['member-security', 'forms']);
  const { form, rule, proofs, oldCode, newCode } = useMobileForm(config);
  const { field, alert } = form;
  const codeRule = rule('verificationCode');
  return (
    <>
      <p className={styles.text}>
        {config.mobileMasked === undefined
          ? t('mobile.about')
          : t('mobile.present', { number: config.mobileMasked })}
      </p>
      <Card>
        <AppForm
          form={form}
          submit={t('mobile.set')}
          busyLabel={t('busy')}
          alertAt="button"
          alertText={alert?.code === 'sms.code.wrong' ? t('mobile.codesWrong') : undefined}
        >
          {proofs.oldCode && (
            <SmsCodeField
              rule={codeRule}
              field={field('oldCode', codeRule)}
              verification={oldCode}
              label={t('mobile.oldCode')}
              locked={!oldCode.sent}
            />
          )}
          <PhoneField field={field('mobile', rule('mobileNum'))} phone={newCode} />
          <SmsCodeField
            rule={codeRule}
            field={field('code', codeRule)}
            verification={newCode}
            label={proofs.oldCode ? t('mobile.newCode') : undefined}
            locked={!newCode.sent}
          />
          {proofs.paymentPassword && <PaymentPasswordField field={field('paymentPassword')} />}
        </AppForm>
      </Card>
    </>
  );
}
