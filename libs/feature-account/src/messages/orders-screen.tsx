import { PATHS } from '@lobby/core';
import { ListPage } from '@lobby/feature-kit';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency, useFlagsKnown } from '@lobby/session';
import { EmptyState, NewsList, NewsRow } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MessageTabs } from './message-tabs';
import styles from './messages.module.css';
import { orderNewsQuery, useOrderFlags, type OrderNews } from './orders.query';

/** Deposits and withdrawals: pending ones, then settled ones, each by latest change. */
export function OrdersScreen() {
  const flags = useOrderFlags();
  const enabled = useFlagsKnown();
  const orders = useQuery({ ...orderNewsQuery(flags, useLanguage()), enabled });
  return (
    <ListPage query={orders}>
      <MessageTabs current={PATHS.orderNews} />
      {orders.data && <Orders orders={orders.data} />}
    </ListPage>
  );
}

function Orders({ orders }: { orders: readonly OrderNews[] }) {
  const { t } = useTranslation('account-messages');
  if (orders.length === 0)
    return <EmptyState art="list" title={t('orders.none')} text={t('orders.noneText')} />;
  return (
    <>
      <Group title={t('orders.open')} orders={orders.filter(({ open }) => open)} />
      <Group title={t('orders.settled')} orders={orders.filter(({ open }) => !open)} />
    </>
  );
}

function Group({ title, orders }: { title: string; orders: readonly OrderNews[] }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const currency = useCurrency();
  if (orders.length === 0) return null;
  return (
    <section>
      <h2 className={styles.group}>{title}</h2>
      <NewsList label={title}>
        {orders.map(({ orderNo, to, kind, status, amount, by, changedAt }) => (
          <NewsRow
            key={orderNo}
            title={`${t(kind)} · ${formatMoney(amount ?? '', currency)}`}
            when={formatDateTime(changedAt, language)}
            text={`${t(status)} · ${by}`}
            to={to}
          />
        ))}
      </NewsList>
    </section>
  );
}

export const Component = OrdersScreen;
