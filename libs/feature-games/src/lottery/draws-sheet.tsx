import type { Lottery } from '@lobby/api-client';
import { QueryState, rowsOf } from '@lobby/feature-kit';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { Button, EmptyState, FailedLine, Sheet } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DrawnNumbers } from './drawn-numbers';
import { drawKey, drawsQuery } from './lottery.query';
import styles from './lottery.module.css';

interface DrawsSheetProps {
  /** Lottery whose draws are shown; undefined while closed. */
  lottery: Pick<Lottery, 'gameCode' | 'gameName'> | undefined;
  onClose(): void;
}

/** Sheet with a lottery's draws, newest first; a button loads more. */
export function DrawsSheet({ lottery, onClose }: DrawsSheetProps) {
  return (
    <Sheet open={lottery !== undefined} onClose={onClose} title={lottery?.gameName ?? ''}>
      {lottery && <Draws gameCode={lottery.gameCode} />}
    </Sheet>
  );
}

function Draws({ gameCode }: { gameCode: string }) {
  const { t } = useTranslation('games-lottery');
  const language = useLanguage();
  const query = useInfiniteQuery(drawsQuery(gameCode, language));
  const draws = rowsOf(query.data, drawKey);
  return (
    <QueryState query={query} failedTitle={t('results.failed')}>
      {() => (
        <>
          {draws.length === 0 ? (
            <EmptyState title={t('results.empty')} />
          ) : (
            <ul role="list" className={styles.draws} aria-label={t('results.title')}>
              {draws.map(({ issueNo, drawTime, prizes }) => (
                <li key={issueNo}>
                  <h3 className={styles.issue}>
                    {formatDateTime(drawTime, language)}{' '}
                    <span>{t('results.issue', { issueNo })}</span>
                  </h3>
                  <DrawnNumbers prizes={prizes} label={t('results.of', { issueNo })} />
                </li>
              ))}
            </ul>
          )}
          {query.isFetchNextPageError && (
            <FailedLine
              text={t('results.moreFailed')}
              onRetry={() => void query.fetchNextPage()}
              busy={query.isFetching}
            />
          )}
          {query.hasNextPage && !query.isFetchNextPageError && (
            <div className={styles.more}>
              <Button
                variant="secondary"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('results.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryState>
  );
}
