import { isDepositOpen, type DepositOrder } from '@lobby/api-client';
import { PATHS, toUnits } from '@lobby/core';
import { OwnMoney, QueryPage, useTrustedAddress } from '@lobby/feature-kit';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency, useDepositClosed, useSession, walletQuery, writeDraft } from '@lobby/session';
import {
  ButtonLink,
  Card,
  Detail,
  Details,
  FailedLine,
  Headset,
  RowLink,
  Rows,
} from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CancelOrder } from './cancel-order';
import { AMOUNT_DRAFT, gatewayHere, orderNameOf, orderQuery, repeatPath } from './deposit.query';
import { OrderProofs } from './order-proofs';
import { PayTo } from './pay-to';
import { PushOffer } from './push-offer';
import styles from './deposit.module.css';

/** A deposit, followed to its end: payment details while it waits, then its outcome. */
export function OrderScreen() {
  return (
    <OwnMoney>
      <Found />
    </OwnMoney>
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
            <FailedLine
              card
              text={t('order.stale')}
              busy={order.isFetching}
              onRetry={() => void order.refetch()}
            />
          )}
          <Order order={found} />
        </>
      )}
    </QueryPage>
  );
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
  const depositClosed = useDepositClosed();
  const owner = useSession()?.userName ?? '';
  const keepAmount = () => writeDraft(owner, AMOUNT_DRAFT, order.amount);
  useFreshBalance(order.status);
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

/** Where the deposit stands, and what comes next. */
function OrderState({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('member-deposit');
  const language = useLanguage();
  const currency = useCurrency();
  const { status, reasonCode, amount, expiresAt } = order;
  const until = formatDateTime(expiresAt, language);
  return (
    <div className={styles.state} data-state={status} role="status">
      <h2 className={styles.status}>{t(`status.${status}`)}</h2>
      <p className={styles.amount}>{formatMoney(amount, currency)}</p>
      <p className={styles.text}>
        {reasonCode ? t(`reason.${reasonCode}`) : t(`next.${status}`, { until })}
      </p>
    </div>
  );
}

/** On a computer the payment page opens beside this one; on a phone in its place, and leads back here (decision 74). */
const PAGE_TARGET = { WEB: { target: '_blank', rel: 'noopener noreferrer' }, MOBILE: {} } as const;

/** Way to the payment page, if it is on a known origin (decision 23); else it is said that it is not. */
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
