import { isWithdrawalOpen, type Withdrawal } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { OwnMoney, QueryPage } from '@lobby/feature-kit';
import { formatDateTime, formatDay, formatMoney, formatTime, useLanguage } from '@lobby/i18n';
import { identityQuery, useCurrency, useSession, walletQuery, writeDraft } from '@lobby/session';
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
import { waitsForIdentity } from '../identity/waits-for-identity';
import { AMOUNT_DRAFT, shortCard } from '../withdraw.query';
import { Steps } from './steps-list';
import { trackerQuery } from './tracker.query';
import styles from './tracker.module.css';

/** A withdrawal: where it is, what it waits for, and its outcome. */
export function TrackerScreen() {
  return (
    <OwnMoney>
      <Tracker />
    </OwnMoney>
  );
}

function Tracker() {
  const { t } = useTranslation('forms');
  const [query] = useSearchParams();
  const order = useQuery(trackerQuery(query.get('orderNo') ?? '', useLanguage()));
  return (
    <QueryPage query={order}>
      {(found) => (
        <>
          {order.isRefetchError && (
            <FailedLine
              text={t('refresh.failed')}
              busy={order.isFetching}
              onRetry={() => void order.refetch()}
            />
          )}
          <Order order={found} askedAt={order.dataUpdatedAt} />
        </>
      )}
    </QueryPage>
  );
}

const RETURNED: ReadonlySet<Withdrawal['status']> = new Set(['REJECTED', 'FAILED']);

/** Refetches the balance when a withdrawal ends: the money may be back. */
function useFreshBalance(open: boolean) {
  const client = useQueryClient();
  useEffect(() => {
    if (!open) void client.invalidateQueries({ queryKey: walletQuery.queryKey });
  }, [client, open]);
}

/** What a withdrawal waits for, when it is expected, or why it ended. */
function useStateText() {
  const { t } = useTranslation('member-withdraw');
  const language = useLanguage();
  return (order: Withdrawal, askedAt: number): string => {
    const { status, reasonCode, etaMinutes } = order;
    if (reasonCode) return t(`reason.${reasonCode}`);
    if (typeof etaMinutes !== 'number') return t(`state.${status}`);
    const at = askedAt + etaMinutes * 60_000;
    const format = formatDay(at) === formatDay(askedAt) ? formatTime : formatDateTime;
    return t('order.expected', { time: format(at, language) });
  };
}

interface OrderProps {
  order: Withdrawal;
  /** When the state was asked for. */
  askedAt: number;
}

/** Whether a withdrawal waits for the identity check, also before the platform's status says so. */
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
  const owner = useSession()?.userName ?? '';
  const keepAmount = () => writeDraft(owner, AMOUNT_DRAFT, order.amount);
  useFreshBalance(isWithdrawalOpen(order));
  return (
    <>
      <Card>
        <div className={styles.state} data-state={status} role="status">
          <h2 className={styles.status}>{t(`status.${status}`)}</h2>
          <p className={styles.amount}>{formatMoney(order.amount, currency)}</p>
          <p className={styles.text}>
            {needsIdentity && status === 'SUBMITTED'
              ? t('state.KYC_REQUIRED')
              : stateText(order, askedAt)}
          </p>
          {RETURNED.has(status) && <p className={styles.text}>{t('order.returned')}</p>}
        </div>
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

/** Numbers of a withdrawal. */
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

export const Component = TrackerScreen;
