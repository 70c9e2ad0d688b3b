import { isWithdrawalOpen, type Withdrawal } from '@lobby/api-client';
import { PATHS, MINUTE_MS } from '@lobby/core';
import { QueryFailed, QueryPage, RealMoneyOnly } from '@lobby/feature-kit';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { identityQuery, useCurrency } from '@lobby/session';
import { ButtonLink, Card, Detail, Details, Headset, RowLink, Rows } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { orderTime } from '../../order/order-time';
import { StatusHead } from '../../order/status-head';
import { useFreshBalance } from '../../order/use-fresh-balance';
import { useKeepAmount } from '../../order/use-keep-amount';
import { waitsForIdentity } from '../identity/waits-for-identity';
import { shortCard, WITHDRAWAL_DRAFT } from '../withdraw.query';
import { withdrawalQuery } from './order.query';
import { Steps } from './steps-list';

/** A withdrawal: status, steps, outcome. */
export function OrderScreen() {
  return (
    <RealMoneyOnly>
      <Found />
    </RealMoneyOnly>
  );
}

function Found() {
  const { t } = useTranslation('forms');
  const [query] = useSearchParams();
  const order = useQuery(withdrawalQuery(query.get('orderNo') ?? '', useLanguage()));
  return (
    <QueryPage query={order}>
      {(found) => (
        <>
          {order.isRefetchError && <QueryFailed query={order} text={t('refresh.failed')} />}
          <Order order={found} askedAt={order.dataUpdatedAt} />
        </>
      )}
    </QueryPage>
  );
}

const RETURNED: ReadonlySet<Withdrawal['status']> = new Set(['REJECTED', 'FAILED']);

/** Returns the text of a status: next step, expected time, or reason of the end. */
function useStateText() {
  const { t } = useTranslation('member-withdraw');
  const language = useLanguage();
  return (order: Withdrawal, askedAt: number): string => {
    const { status, reasonCode, etaMinutes } = order;
    if (reasonCode) return t(`reason.${reasonCode}`);
    if (typeof etaMinutes !== 'number') return t(`state.${status}`);
    const at = askedAt + etaMinutes * MINUTE_MS;
    return t('order.expected', { time: orderTime(at, askedAt, language) });
  };
}

interface OrderProps {
  order: Withdrawal;
  /** Time of the fetch, ms since the epoch. */
  askedAt: number;
}

/** Whether a withdrawal waits for the identity check, even if its status does not say so yet. */
function useWaitsForIdentity({ status, amount }: Withdrawal): boolean {
  const { data: check } = useQuery({ ...identityQuery, enabled: status === 'SUBMITTED' });
  if (status !== 'SUBMITTED') return status === 'KYC_REQUIRED';
  return check !== undefined && waitsForIdentity(check, amount);
}

function Order({ order, askedAt }: OrderProps) {
  const { t } = useTranslation(['member-withdraw', 'common']);
  const { status } = order;
  const currency = useCurrency();
  const stateText = useStateText();
  const needsIdentity = useWaitsForIdentity(order);
  const keepAmount = useKeepAmount(WITHDRAWAL_DRAFT, order.amount);
  // A finished withdrawal may have returned the money.
  useFreshBalance(!isWithdrawalOpen(order));
  return (
    <>
      <Card>
        <StatusHead
          status={status}
          title={t(`status.${status}`)}
          amount={formatMoney(order.amount, currency)}
          texts={[
            needsIdentity && status === 'SUBMITTED'
              ? t('state.KYC_REQUIRED')
              : stateText(order, askedAt),
            ...(RETURNED.has(status) ? [t('order.returned')] : []),
          ]}
        />
        {needsIdentity && (
          <ButtonLink to={PATHS.identity} size="l">
            {t('order.identity')}
          </ButtonLink>
        )}
        {RETURNED.has(status) && (
          <ButtonLink to={PATHS.withdraw} size="l" onClick={keepAmount}>
            {t('common:action.retry')}
          </ButtonLink>
        )}
      </Card>
      <Steps order={order} />
      <OrderDetails order={order} />
      <Rows>
        <RowLink to={PATHS.service} label={t('order.help')} icon={<Headset />} />
      </Rows>
    </>
  );
}

/** Figures of a withdrawal. */
function OrderDetails({ order }: { order: Withdrawal }) {
  const { t } = useTranslation('member-withdraw');
  const language = useLanguage();
  const currency = useCurrency();
  return (
    <Card>
      <Details label={t('order.title')}>
        <Detail name={t('order.number')} value={order.orderNo} copy={order.orderNo} />
        <Detail name={t('card.title')} value={shortCard(order)} />
        <Detail name={t('summary.fee')} value={formatMoney(order.fee, currency)} />
        {!RETURNED.has(order.status) && (
          <Detail name={t('summary.received')} value={formatMoney(order.received, currency)} />
        )}
        <Detail name={t('order.time')} value={formatDateTime(order.time, language)} />
      </Details>
    </Card>
  );
}

export const Component = OrderScreen;
