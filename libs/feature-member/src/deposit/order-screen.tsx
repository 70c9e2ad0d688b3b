import { isDepositOpen, type DepositOrder } from '@lobby/api-client';
import { PATHS, toUnits } from '@lobby/core';
import { QueryFailed, QueryPage, RealMoneyOnly, useTrustedAddress } from '@lobby/feature-kit';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency, useDepositClosed } from '@lobby/session';
import { ButtonLink, Card, Detail, Details, Headset, RowLink, Rows } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { StatusHead } from '../order/status-head';
import { useFreshBalance } from '../order/use-fresh-balance';
import { useKeepAmount } from '../order/use-keep-amount';
import { CancelOrder } from './cancel-order';
import { DEPOSIT_DRAFT, gatewayHere, orderNameOf, orderQuery, repeatPath } from './deposit.query';
import { OrderProofs } from './order-proofs';
import { PayTo } from './pay-to';
import { PushOffer } from './push-offer';
import styles from './deposit.module.css';

/** A deposit, polled until it is settled: payment details while unpaid, then the outcome. */
export function OrderScreen() {
  return (
    <RealMoneyOnly>
      <Found />
    </RealMoneyOnly>
  );
}

function Found() {
  const { t } = useTranslation('member-deposit');
  const [query] = useSearchParams();
  const order = useQuery(orderQuery(orderNameOf(query), useLanguage()));
  return (
    <QueryPage query={order}>
      {(found) => (
        <>
          {order.isRefetchError && isDepositOpen(found) && (
            <QueryFailed query={order} card text={t('order.stale')} />
          )}
          <Order order={found} />
        </>
      )}
    </QueryPage>
  );
}

const DID_NOT_ARRIVE: ReadonlySet<DepositOrder['status']> = new Set([
  'FAILED',
  'EXPIRED',
  'REJECTED',
  'CANCELLED',
]);

function Order({ order }: { order: DepositOrder }) {
  const { t } = useTranslation(['member-deposit', 'common']);
  const depositClosed = useDepositClosed();
  const keepAmount = useKeepAmount(DEPOSIT_DRAFT, order.amount);
  useFreshBalance(order.status === 'SUCCESS');
  return (
    <>
      <Card>
        <OrderState order={order} />
        <PaymentPage order={order} />
        {DID_NOT_ARRIVE.has(order.status) && !depositClosed && (
          <ButtonLink to={repeatPath(order)} size="l" onClick={keepAmount}>
            {t('common:action.retry')}
          </ButtonLink>
        )}
      </Card>
      <PayTo order={order} />
      <OrderProofs order={order} />
      <OrderDetails order={order} />
      <PushOffer />
      <Rows>
        <RowLink label={t('order.help')} icon={<Headset />} to={PATHS.service} />
      </Rows>
      {order.status === 'PENDING' && <CancelOrder order={order} />}
    </>
  );
}

/** Status of the deposit, and the next step. */
function OrderState({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('member-deposit');
  const language = useLanguage();
  const currency = useCurrency();
  const { status, reasonCode, amount, expiresAt } = order;
  const until = formatDateTime(expiresAt, language);
  return (
    <StatusHead
      status={status}
      title={t(`status.${status}`)}
      amount={formatMoney(amount, currency)}
      texts={[reasonCode ? t(`reason.${reasonCode}`) : t(`next.${status}`, { until })]}
    />
  );
}

/** On a computer the payment page opens in a new tab; on a phone it replaces this page and leads back (decision 74). */
const PAGE_TARGET = { WEB: { target: '_blank', rel: 'noopener noreferrer' }, MOBILE: {} } as const;

/** Link to the payment page; a notice instead if its origin is unknown (decision 23). */
function PaymentPage({ order: { redirectUrl } }: { order: DepositOrder }) {
  const { t } = useTranslation('member-deposit');
  const page = useTrustedAddress('payment', redirectUrl);
  if (redirectUrl === undefined) return null;
  if (page === undefined) return <p className={styles.text}>{t('order.noPage')}</p>;
  return (
    <ButtonLink to={page} size="l" {...PAGE_TARGET[gatewayHere()]}>
      {t('order.pay')}
    </ButtonLink>
  );
}

function OrderDetails({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('member-deposit');
  const language = useLanguage();
  const currency = useCurrency();
  const { orderNo, methodName, fee, amountToPay, bonus, promoTitle, time } = order;
  return (
    <Card>
      <Details label={t('order.title')}>
        <Detail name={t('order.number')} value={orderNo} copy={orderNo} />
        <Detail name={t('method.label')} value={methodName} />
        <Detail name={t('order.fee')} value={formatMoney(fee, currency)} />
        <Detail name={t('sum.toPay')} value={formatMoney(amountToPay, currency)} />
        {toUnits(bonus) !== 0n && (
          <Detail name={promoTitle ?? t('order.bonus')} value={formatMoney(bonus, currency)} />
        )}
        <Detail name={t('order.time')} value={formatDateTime(time, language)} />
      </Details>
    </Card>
  );
}

export const Component = OrderScreen;
