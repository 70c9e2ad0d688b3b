import { QueryPage } from '@lobby/feature-kit';
import { formatDateTime, formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { Card, EmptyState, Rows, RowText } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { JoinRain } from './join-rain';
import { RainPicture } from './rain-picture';
import { rainsQuery, type Rain, type Rains as Found } from './rain.query';
import styles from './rain.module.css';

interface RainsProps {
  /** Whether the account can take an envelope. */
  canJoin: boolean;
}

/** Rains: the open one with its envelope, upcoming ones, past ones. */
export function Rains({ canJoin }: RainsProps) {
  const rains = useQuery(rainsQuery(useLanguage()));
  return (
    <QueryPage query={rains}>{(found) => <RainList found={found} canJoin={canJoin} />}</QueryPage>
  );
}

const isRunning = ({ status }: Rain) => status === 'OPEN' || status === 'EMPTY';

function RainList({ found: { list }, canJoin }: RainsProps & { found: Found }) {
  const { t } = useTranslation('agent-rain');
  if (list.length === 0) return <EmptyState title={t('rain.none')} />;
  const running = list.filter(isRunning);
  return (
    <>
      {running.length > 0 && !canJoin && <p className={styles.note}>{t('rain.lookOnly')}</p>}
      {running.map((rain) => (
        <OpenRain key={rain.eventId} rain={rain} canJoin={canJoin} />
      ))}
      {running.length === 0 && <p className={styles.note}>{t('rain.noneOpen')}</p>}
      <RainRows title={t('rain.coming')} rains={list.filter(({ status }) => status === 'COMING')} />
      <RainRows title={t('rain.ended')} rains={list.filter(({ status }) => status === 'ENDED')} />
      <Rules rules={list[0]?.rules ?? ''} />
    </>
  );
}

/** An open rain: picture, end, and the envelope. */
function OpenRain({ rain, canJoin }: RainsProps & { rain: Rain }) {
  const { t } = useTranslation('agent-rain');
  const currency = useCurrency();
  const language = useLanguage();
  const id = useId();
  const { eventId, status, endAt, total, perUserMax, mine } = rain;
  return (
    <Card>
      <section aria-labelledby={`${id}-title ${id}-until`} className={styles.open}>
        <h2 id={`${id}-title`} className={styles.title}>
          {t(status === 'EMPTY' ? 'rain.empty' : 'rain.open')}
        </h2>
        {status === 'OPEN' && <RainPicture />}
        <p id={`${id}-until`} className={styles.note}>
          {t('rain.until', { time: formatDateTime(endAt, language) })}
        </p>
        <p className={styles.note}>
          {t('rain.sums', {
            total: formatMoney(total, currency),
            most: formatMoney(perUserMax, currency),
          })}
        </p>
        {mine.joined && (
          <p role="status" className={styles.mine}>
            {t('rain.mine')} <strong>{formatMoney(mine.amount ?? '', currency)}</strong>
          </p>
        )}
        {!mine.joined && canJoin && <JoinRain eventId={eventId} open={status === 'OPEN'} />}
      </section>
    </Card>
  );
}

interface RainRowsProps {
  title: string;
  rains: readonly Rain[];
}

/** Rains by time, each with the account's envelope. */
function RainRows({ title, rains }: RainRowsProps) {
  const { t } = useTranslation('agent-rain');
  const currency = useCurrency();
  const language = useLanguage();
  if (rains.length === 0) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Rows>
        {rains.map(({ eventId, startAt, status, mine }) => (
          <RowText
            key={eventId}
            label={formatDateTime(startAt, language)}
            value={
              mine.joined
                ? formatMoney(mine.amount ?? '', currency)
                : t(status === 'ENDED' ? 'rain.notTaken' : 'rain.planned')
            }
          />
        ))}
      </Rows>
    </section>
  );
}

/** Rules, as sent by the platform. */
function Rules({ rules }: { rules: string }) {
  const { t } = useTranslation('agent-rain');
  if (rules === '') return null;
  return (
    <section className={styles.part} aria-label={t('rain.rules')}>
      <h2 className={styles.title}>{t('rain.rules')}</h2>
      <p className={styles.rules}>{rules}</p>
    </section>
  );
}
