import { UNKNOWN, type PointEntry } from '@lobby/api-client';
import { More, QueryState, rowsOf } from '@lobby/feature-kit';
import { formatCount, formatDateTime, useLanguage } from '@lobby/i18n';
import { Detail, Details, EmptyState } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { entryKey, pointHistoryQuery } from './mall.query';
import styles from './mall.module.css';

/** Points earned, redeemed and expired, newest first. */
export function PointHistory() {
  const { t } = useTranslation('member-vip');
  const history = useInfiniteQuery(pointHistoryQuery(useLanguage()));
  return (
    <QueryState query={history}>
      {(data) => {
        const entries = rowsOf(data, entryKey);
        if (entries.length === 0)
          return <EmptyState title={t('entry.none')} text={t('entry.noneText')} />;
        return (
          <>
            <ul role="list" className={styles.entries} aria-label={t('mall.history')}>
              {entries.map((entry) => (
                <EntryRow key={entryKey(entry)} entry={entry} />
              ))}
            </ul>
            <More pages={history} />
          </>
        );
      }}
    </QueryState>
  );
}

/** Points with their sign; a minus sign as wide as a digit. */
const signed = (points: number, text: string) => (points < 0 ? text.replace('-', '−') : `+${text}`);

function EntryRow({ entry }: { entry: PointEntry }) {
  const { t } = useTranslation('member-vip');
  const language = useLanguage();
  const { kind, points, balanceAfter, time, title, status, ticketCode } = entry;
  return (
    <li className={styles.entry}>
      <span className={styles.entryHead}>
        <span>{t(kind === UNKNOWN ? 'entry.UNKNOWN' : `entry.${kind}`)}</span>
        <span className={styles.figures}>{signed(points, formatCount(points, language))}</span>
      </span>
      {title !== undefined && title !== null && <span className={styles.text}>{title}</span>}
      {status !== undefined && status !== null && (
        <span className={styles.text}>
          {t(status === UNKNOWN ? 'order.UNKNOWN' : `order.${status}`)}
        </span>
      )}
      {ticketCode !== undefined && ticketCode !== null && (
        <Details label={title ?? t('order.code')}>
          <Detail name={t('order.code')} value={ticketCode} copy={ticketCode} />
        </Details>
      )}
      <span className={styles.caption}>
        {formatDateTime(time, language)} ·{' '}
        {t('entry.after', { points: formatCount(balanceAfter, language) })}
      </span>
    </li>
  );
}
