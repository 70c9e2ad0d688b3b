import type { TeamCounters } from '@lobby/api-client';
import { rangeInput, useBrandClock, useToday } from '@lobby/feature-kit';
import { formatCount, useLanguage } from '@lobby/i18n';
import { Card, FailedLine, SectionHead, Skeleton } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { countersQuery } from './counters.query';
import styles from './centre.module.css';

const COUNTERS = [
  'loggedIn',
  'bet',
  'registered',
  'online',
] as const satisfies readonly (keyof TeamCounters)[];

/** The four counters of today (D2 §2, §3). */
export function TodayCounters() {
  const { t } = useTranslation('agent-centre');
  const language = useLanguage();
  const id = useId();
  const offsetMs = useBrandClock();
  const day = useToday(offsetMs ?? 0);
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    ...countersQuery(rangeInput({ from: day, to: day }, offsetMs ?? 0)),
    enabled: offsetMs !== undefined,
  });
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={t('today.title')} />
      <Card>
        {isLoadingError ? (
          <FailedLine text={t('today.failed')} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <dl className={styles.counters}>
            {COUNTERS.map((name) => (
              <div key={name}>
                <dt>{t(`counter.${name}`)}</dt>
                <dd>{data ? formatCount(data[name], language) : <Skeleton width="3rem" />}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </section>
  );
}
