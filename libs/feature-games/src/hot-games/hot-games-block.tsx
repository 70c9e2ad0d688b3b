import { ALL_GAMES_LIST } from '@lobby/core';
import { FailedLine, SectionHead, TileRowSkeleton } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GameTileRow } from '../game-grid/game-tile-row';
import { hotGamesQuery } from './hot-games.query';
import { useListLanguage } from '../game-pages/use-list-language';
import styles from './hot-games.module.css';

/** Home's row of the most played games; shows a message if there are none (D2 §2). */
export function HotGamesBlock() {
  const { t } = useTranslation(['games', 'common']);
  const headId = useId();
  const language = useListLanguage();
  const { data: games, isError, isFetching, refetch } = useQuery(hotGamesQuery(language));
  const failed = isError && !games;
  const title = t('games:hot.title');
  return (
    <section aria-labelledby={headId}>
      <SectionHead
        id={headId}
        title={title}
        action={{ to: ALL_GAMES_LIST, label: t('common:action.seeAll') }}
      />
      {games && games.length > 0 && <GameTileRow id="hot" label={title} games={games} first />}
      {games?.length === 0 && <p className={styles.empty}>{t('games:empty.hot.text')}</p>}
      {failed && (
        <FailedLine
          card="inset"
          text={t('games:hot.failed')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!games && !failed && <TileRowSkeleton label={t('games:list.loading')} />}
    </section>
  );
}
