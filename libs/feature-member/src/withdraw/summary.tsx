import type { WithdrawSettings } from '@lobby/api-client';
import type { Amount } from '@lobby/core';
import { formatMoney, formatRate, useLanguage } from '@lobby/i18n';
import { identityQuery, useCurrency } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { splitAmount } from './fee';
import { waitsForIdentity } from './identity/waits-for-identity';
import styles from './withdraw.module.css';

interface SummaryProps {
  settings: WithdrawSettings;
  /** Undefined while the field is empty or invalid. */
  amount: Amount | undefined;
}

/** Fee, amount received, and what remains of today's maximum. */
export function Summary({ settings, amount }: SummaryProps) {
  const { t } = useTranslation('member-withdraw');
  const language = useLanguage();
  const currency = useCurrency();
  const { feeRate, freeCountLeft, dailyLeft, dailyCountLeft, dailyCountMax } = settings;
  const parts = currency && amount !== undefined && splitAmount(amount, feeRate, currency);
  const free = Number(feeRate) === 0;
  const rate = formatRate(feeRate, language);
  return (
    <>
      <dl className={styles.summary} aria-label={t('summary.title')}>
        <div>
          <dt>{free || !parts ? t('summary.fee') : t('summary.feeRate', { rate })}</dt>
          <dd>{parts ? formatMoney(parts.fee, currency) : rate}</dd>
        </div>
        {freeCountLeft > 0 && (
          <div>
            <dt>{t('summary.free')}</dt>
            <dd>{freeCountLeft}</dd>
          </div>
        )}
        {parts && (
          <div className={styles.total}>
            <dt>{t('summary.received')}</dt>
            <dd>{formatMoney(parts.received, currency)}</dd>
          </div>
        )}
        <div>
          <dt>{t('summary.today')}</dt>
          <dd>{formatMoney(dailyLeft, currency)}</dd>
        </div>
        <div>
          <dt>{t('summary.count')}</dt>
          <dd>{t('summary.countOf', { left: dailyCountLeft, max: dailyCountMax })}</dd>
        </div>
      </dl>
      <IdentityNote amount={amount} />
    </>
  );
}

/** Notice that an amount requires the identity check; empty otherwise, since a live region must exist before its text. */
function IdentityNote({ amount }: Pick<SummaryProps, 'amount'>) {
  const { t } = useTranslation('member-withdraw');
  const currency = useCurrency();
  const { data: check } = useQuery(identityQuery);
  const waits = check && amount !== undefined && waitsForIdentity(check, amount);
  return (
    <p className={styles.note} role="status">
      {waits && t('summary.identity', { from: formatMoney(check.withdrawalFrom, currency) })}
    </p>
  );
}
