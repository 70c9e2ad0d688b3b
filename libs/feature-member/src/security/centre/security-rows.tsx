import type { SecurityConfig } from '@lobby/api-client';
import { changePasswordPath, PATHS } from '@lobby/core';
import {
  CreditCard,
  Done,
  Key,
  Lock,
  Mail,
  Phone,
  Question,
  RowLink,
  Rows,
  Shield,
  User,
} from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from '../security.module.css';

/** Rows of all security settings with their state. */
export function SecurityRows({ config }: { config: SecurityConfig }) {
  const { t } = useTranslation('member-security');
  const state = (set: boolean) => t(set ? 'state.set' : 'state.notSet');
  /** State of a setting that raises the level. */
  const step = (set: boolean) =>
    set ? t('state.set') : <span className={styles.raises}>{t('state.raises')}</span>;
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
        value={step(config.hasPaymentPassword)}
      />
      <RowLink
        label={t('cards.title')}
        icon={<CreditCard />}
        to={PATHS.bankCards}
        value={t('cards.count', { bound: count, max })}
      />
      <RowLink
        label={t('questions.title')}
        icon={<Question />}
        to={PATHS.securityQuestions}
        value={step(config.hasQuestions)}
      />
      <RowLink
        label={t('mobile.title')}
        icon={<Phone />}
        to={PATHS.bindMobile}
        value={config.mobileMasked ?? step(config.hasMobile)}
      />
      <RowLink
        label={t('email.title')}
        icon={<Mail />}
        to={PATHS.setEmail}
        value={config.emailMasked ?? step(config.hasEmail)}
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
