import type { SecurityConfig } from '@lobby/api-client';
import { changePasswordPath, PATHS } from '@lobby/core';
import {
  CreditCard,
  Done,
  Info,
  Key,
  Lock,
  Mail,
  Phone,
  RowLink,
  Rows,
  Shield,
  User,
} from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

/** A row for everything that protects the account, with its present state. */
export function SecurityRows({ config }: { config: SecurityConfig }) {
  const { t } = useTranslation('member-security');
  const state = (set: boolean) => t(set ? 'state.set' : 'state.notSet');
  const { bankCardCount: count, bankCardMax: max } = config;
  return (
    <Rows label={t('centre.title')}>
      <RowLink
        label={t('login.title')}
        icon={<Key />}
        to={changePasswordPath(PATHS.security)}
        value={t('state.change')}
      />
      <RowLink
        label={t('payment.title')}
        icon={<Lock />}
        to={PATHS.paymentPassword}
        value={state(config.hasPaymentPassword)}
      />
      <RowLink
        label={t('cards.title')}
        icon={<CreditCard />}
        to={PATHS.bankCards}
        value={t('cards.count', { bound: count, max })}
      />
      <RowLink
        label={t('questions.title')}
        icon={<Info />}
        to={PATHS.securityQuestions}
        value={state(config.hasQuestions)}
      />
      <RowLink
        label={t('mobile.title')}
        icon={<Phone />}
        to={PATHS.bindMobile}
        value={config.mobileMasked ?? state(config.hasMobile)}
      />
      <RowLink
        label={t('email.title')}
        icon={<Mail />}
        to={PATHS.setEmail}
        value={config.emailMasked ?? state(config.hasEmail)}
      />
      <RowLink
        label={t('payee.title')}
        icon={<User />}
        to={PATHS.payeeName}
        value={config.payeeNameMasked ?? state(config.hasPayeeName)}
      />
      <RowLink label={t('identity.title')} icon={<Done />} to={PATHS.identity} />
      <RowLink label={t('devices.title')} icon={<Shield />} to={PATHS.devices} />
    </Rows>
  );
}
