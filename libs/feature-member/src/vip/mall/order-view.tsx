import { UNKNOWN, type PointEntry } from '@lobby/api-client';
import { QueryPage, rowsOf } from '@lobby/feature-kit';
import { formatCount, formatDateTime, useLanguage } from '@lobby/i18n';
import { ButtonLink, Card, Detail, Details, Done, EmptyState } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { entryKey, HISTORY, mallPath, pointHistoryQuery } from './mall.query';
import styles from './mall.module.css';

/** A redemption: status, and code of a ticket. */
export function OrderView({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('member-vip');
  const history = useInfiniteQuery(pointHistoryQuery(useLanguage()));
  const entries = history.data && rowsOf(history.data, entryKey);
  const entry = entries?.find(({ refNo, kind }) => kind === 'REDEEM' && refNo === orderNo);
  // The cached history may be older than the order: wait for the refetch, which may fail.
  const isLoadingError = !entry && history.isError;
  const data = entry || !history.isFetching ? entries && { entry } : undefined;
  const toHistory = (
    <ButtonLink to={mallPath({ view: HISTORY })} variant="secondary">
      {t('order.history')}
    </ButtonLink>
  );
  return (
    <QueryPage query={{ ...history, data, isLoadingError }}>
      {({ entry: found }) =>
        found ? (
          <>
            <Order entry={found} />
            {toHistory}
          </>
        ) : (
          <EmptyState title={t('order.unknown')} text={t('order.unknownText')} action={toHistory} />
        )
      }
    </QueryPage>
  );
}

function Order({ entry }: { entry: PointEntry }) {
  const { t } = useTranslation('member-vip');
  const language = useLanguage();
  const { title, refNo, status, ticketCode, points, balanceAfter, time } = entry;
  return (
    <Card>
      <div className={styles.done}>
        <Done size={40} />
        <h2 className={styles.title}>{t('order.done')}</h2>
        {title !== undefined && title !== null && <p className={styles.text}>{title}</p>}
        <p className={styles.caption}>{formatDateTime(time, language)}</p>
      </div>
      <Details label={t('order.done')}>
        {ticketCode !== undefined && ticketCode !== null && (
          <Detail name={t('order.code')} value={ticketCode} copy={ticketCode} />
        )}
        {status !== undefined && status !== null && (
          <Detail
            name={t('order.status')}
            value={t(status === UNKNOWN ? 'order.UNKNOWN' : `order.${status}`)}
          />
        )}
        <Detail name={t('order.spent')} value={formatCount(Math.abs(points), language)} />
        <Detail name={t('order.left')} value={formatCount(balanceAfter, language)} />
        <Detail name={t('order.no')} value={refNo} copy={refNo} />
      </Details>
    </Card>
  );
}
