import { ALL_GAMES_LIST, TILE_SHAPES } from '@lobby/core';
import { currentBrand } from '@lobby/session';
import { FailedLine, SectionHead, TileRowSkeleton, useHydrating } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GameTileRow, WHOLE_TILES } from '../game-grid/game-tile-row';
import { hotGamesQuery } from './hot-games.query';
import { useListLanguage } from '../game-pages/use-list-language';
import styles from './hot-games.module.css';

/** Tiles in a published page: those in view, the last of them in part; the row's others follow at once. */
const publishedTiles = () => WHOLE_TILES[TILE_SHAPES[currentBrand().layout.tile]] + 1;

/** Home's row of the most played games, scrolled sideways; says so when there are none (D2 §2). */
export function HotGamesBlock() {
  const { t } = useTranslation(['games', 'common']);
  const headId = useId();
  const language = useListLanguage();
  const { data: games, isError, isFetching, refetch } = useQuery(hotGamesQuery(language));
  const hydrating = useHydrating();
  const failed = isError && !games;
  const shown = games?.slice(0, hydrating ? publishedTiles() : undefined);
  return (
    <section aria-labelledby={headId}>
      <SectionHead
        id={headId}
        title={t('games:hot.title')}
        action={{ to: ALL_GAMES_LIST, label: t('common:action.seeAll') }}
      />
      {shown && shown.length > 0 && <GameTileRow id="hot" games={shown} first />}
      {shown?.length === 0 && <p className={styles.empty}>{t('games:empty.hot.text')}</p>}
      {failed && (
        <FailedLine
          card
          text={t('games:hot.failed')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!shown && !failed && <TileRowSkeleton label={t('games:list.loading')} />}
    </section>
  );
}
