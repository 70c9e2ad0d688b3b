import type { Lottery } from '@lobby/api-client';
import { ListState } from '@lobby/feature-kit';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { Button, EmptyState, FailedLine, Sheet } from '@lobby/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DrawnNumbers } from './drawn-numbers';
import { drawsQuery } from './lottery.query';
import styles from './lottery.module.css';

interface DrawsSheetProps {
  /** The lottery whose draws are shown; undefined while closed. */
  lottery: Pick<Lottery, 'gameCode' | 'gameName'> | undefined;
  onClose(): void;
}

/** The draws of a lottery, the newest first, further ones at a press. */
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
  const draws = query.data?.pages.flatMap(({ list }) => list) ?? [];
  // A draw between two pages moves the rows on: one may come twice.
  const once = [...new Map(draws.map((draw) => [draw.issueNo, draw])).values()];
  return (
    <ListState
      pending={!query.data}
      failed={query.isLoadingError}
      failedTitle={t('results.failed')}
      error={query.error}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {once.length === 0 && <EmptyState title={t('results.empty')} />}
      <ul className={styles.draws}>
        {once.map(({ issueNo, drawTime, prizes }) => (
          <li key={issueNo}>
            <h3 className={styles.issue}>
              {formatDateTime(drawTime, language)} <span>{t('results.issue', { issueNo })}</span>
            </h3>
            <DrawnNumbers prizes={prizes} label={t('results.of', { issueNo })} />
          </li>
        ))}
      </ul>
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
    </ListState>
  );
}
