import { api } from '@lobby/api-client';
import { MINUTE_MS } from '@lobby/core';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { isOffered } from '@lobby/session';
import { FailedLine, SectionHead, Skeleton } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenGame } from '../open-game/use-open-game';
import styles from './matches.module.css';

/** Stale time, ms. */
const MATCHES_FRESH_MS = 5 * MINUTE_MS;

const SPORTS = { category: 'SPORTS' } as const;

/** Upcoming matches (D1 §3); each opens the lobby that takes bets on it. Renders nothing without any. */
export default function MatchesRow() {
  return isOffered(SPORTS) && <Matches />;
}

function Matches() {
  const { t } = useTranslation('games');
  const headId = useId();
  const language = useLanguage();
  const openGame = useOpenGame();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['hot-matches', language],
    queryFn: ({ signal }) => api.merchant.hotMatches({ signal }),
    staleTime: MATCHES_FRESH_MS,
  });
  const matches = data?.list;
  const failed = isError && !matches;
  const title = t('row.matches');
  if (matches?.length === 0) return null;
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} title={title} />
      {matches && (
        <ul role="list" className={styles.matches} aria-label={title}>
          {matches.map(({ id, league, home, away, startAt, vendorCode }) => {
            const name = t('match.sides', { home, away });
            return (
              <li key={id}>
                <button
                  type="button"
                  className={styles.match}
                  onClick={() => openGame({ vendorCode, ...SPORTS, name })}
                >
                  <span className={styles.league}>{league}</span>
                  <span className={styles.sides}>{name}</span>
                  <time className={styles.start} dateTime={new Date(startAt).toISOString()}>
                    {formatDateTime(startAt, language)}
                  </time>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {failed && (
        <FailedLine
          card="inset"
          text={t('row.matchesFailed')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!matches && !failed && (
        <div className={styles.matches}>
          <Skeleton width="100%" height="112px" />
        </div>
      )}
    </section>
  );
}
