import { platformNow } from '@lobby/api-client';
import { depositOrderPath } from '@lobby/core';
import { formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency, useFlag } from '@lobby/session';
import { RowLink, Rows } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { orderTime } from '../order/order-time';
import { openOrdersQuery } from './deposit.query';
import styles from './deposit.module.css';

/** Unpaid deposits with links to continue; renders nothing without any or until loaded. */
export function OpenOrders() {
  const { t } = useTranslation('member-deposit');
  const language = useLanguage();
  const currency = useCurrency();
  const enabled = useFlag('depositRecord');
  const { data } = useQuery({ ...openOrdersQuery(language), enabled });
  if (!data || data.list.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.head}>{t('open.title')}</h2>
      <Rows label={t('open.title')}>
        {data.list.map(({ orderNo, methodName, amount, expiresAt }) => (
          <RowLink
            key={orderNo}
            to={depositOrderPath(orderNo)}
            label={`${formatMoney(amount, currency)} · ${methodName}`}
            value={t('open.until', { time: orderTime(expiresAt, platformNow(), language) })}
          />
        ))}
      </Rows>
    </section>
  );
}
