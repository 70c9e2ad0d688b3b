import type { DepositOrder } from '@lobby/api-client';
import { QueryPage, useTrustedAddress } from '@lobby/feature-kit';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency, walletQuery } from '@lobby/session';
import { ButtonLink, Card, Detail, Details } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { orderQuery, repeatPath } from './deposit.query';
import styles from './deposit.module.css';

/** A deposit: payment details while it waits, then its outcome. */
export function OrderScreen() {
  const [query] = useSearchParams();
  const order = useQuery(orderQuery(query.get('orderNo') ?? '', useLanguage()));
  return <QueryPage query={order}>{(found) => <Order order={found} />}</QueryPage>;
}

/** Refetches what a credited deposit changes. */
function useFreshBalance(status: DepositOrder['status']) {
  const client = useQueryClient();
  useEffect(() => {
    if (status === 'SUCCESS') void client.invalidateQueries({ queryKey: walletQuery.queryKey });
  }, [client, status]);
}

const DID_NOT_ARRIVE: ReadonlySet<DepositOrder['status']> = new Set([
  'FAILED',
  'EXPIRED',
  'REJECTED',
  'CANCELLED',
]);

function Order({ order }: { order: DepositOrder }) {
  const { t } = useTranslation(['member-deposit', 'common']);
  const { status, reasonCode } = order;
  const language = useLanguage();
  const currency = useCurrency();
  const page = useTrustedAddress('payment', order.redirectUrl);
  useFreshBalance(status);
  const until = formatDateTime(order.expiresAt, language);
  return (
    <>
      <Card>
        <div className={styles.state} data-state={status} role="status">
          <h2 className={styles.status}>{t(`status.${status}`)}</h2>
          <p className={styles.amount}>{formatMoney(order.amount, currency)}</p>
          <p className={styles.text}>
            {reasonCode ? t(`reason.${reasonCode}`) : t(`next.${status}`, { until })}
          </p>
        </div>
        {page !== undefined && (
          <ButtonLink to={page} size="l" target="_blank" rel="noopener noreferrer">
            {t('order.pay')}
          </ButtonLink>
        )}
        {DID_NOT_ARRIVE.has(status) && (
          <ButtonLink to={repeatPath(order)} size="l">
            {t('common:action.retry')}
          </ButtonLink>
        )}
      </Card>
      {order.payee && <PayTo order={order} payee={order.payee} />}
      <Card>
        <Details label={t('order.title')}>
          <Detail name={t('order.number')} value={order.orderNo} copy={order.orderNo} />
          <Detail name={t('method.label')} value={order.methodName} />
          <Detail name={t('order.fee')} value={formatMoney(order.fee, currency)} />
          {order.bonus !== '0' && (
            <Detail name={t('order.bonus')} value={formatMoney(order.bonus, currency)} />
          )}
          <Detail name={t('order.time')} value={formatDateTime(order.time, language)} />
        </Details>
      </Card>
    </>
  );
}

interface PayToProps {
  order: DepositOrder;
  payee: NonNullable<DepositOrder['payee']>;
}

/** Account to transfer to, each part with a copy button. */
function PayTo({ order: { amountToPay, transferNote }, payee }: PayToProps) {
  const { t } = useTranslation('member-deposit');
  const currency = useCurrency();
  const { bankName, accountName, accountNo } = payee;
  return (
    <Card>
      <h2 className={styles.head}>{t('payee.title')}</h2>
      <Details label={t('payee.title')}>
        <Detail name={t('deposit.bank')} value={bankName} />
        <Detail name={t('payee.accountNo')} value={accountNo} copy={accountNo} />
        <Detail name={t('payee.accountName')} value={accountName} copy={accountName} />
        <Detail
          name={t('payee.amount')}
          value={formatMoney(amountToPay, currency)}
          copy={amountToPay}
        />
        {transferNote && <Detail name={t('payee.note')} value={transferNote} copy={transferNote} />}
      </Details>
      <p className={styles.text}>{t('payee.noteHint')}</p>
    </Card>
  );
}

export const Component = OrderScreen;
