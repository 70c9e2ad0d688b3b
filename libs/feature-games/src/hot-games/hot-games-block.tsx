import { PATHS } from '@lobby/core';
import { useLanguage } from '@lobby/i18n';
import { FailedLine, SectionHead, TileRow, TileRowSkeleton, useHydrating } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFavourites } from '../favourites/use-favourites';
import { GameTile } from '../game-grid/game-tile';
import { useTileSetup } from '../game-grid/use-tile-setup';
import { useOpenGame } from '../open-game/use-open-game';
import { hotGamesQuery } from './hot-games.query';
import { useDebounced } from './use-debounced';

/** Milliseconds between a change of language and the refetch (D2 §2). */
const LANGUAGE_DEBOUNCE_MS = 250;

/** Tiles that a phone shows whole before the row is scrolled; their pictures load with the page. */
const WHOLE_TILES = { portrait: 3, square: 4, landscape: 2 } as const;

/** Tiles in a published page; the row's others follow at once. */
const PUBLISHED_TILES = 5;

/** Home's row of the most played games, scrolled sideways; hidden when there are none. */
export function HotGamesBlock() {
  const { t } = useTranslation(['games', 'common']);
  const headId = useId();
  const language = useDebounced(useLanguage(), LANGUAGE_DEBOUNCE_MS);
  const { data: games, isError, isFetching, refetch } = useQuery(hotGamesQuery(language));
  const { ids, toggle } = useFavourites();
  const setup = useTileSetup({ onOpen: useOpenGame(), onToggle: toggle });
  const hydrating = useHydrating();
  const failed = isError && !games;
  if (games?.length === 0) return null;
  const tiles = games
    ?.slice(0, hydrating ? PUBLISHED_TILES : undefined)
    .map((game, index) => (
      <GameTile
        key={game.nodeId}
        game={game}
        favourite={ids?.has(game.nodeId) ?? false}
        setup={setup}
        turn={index < WHOLE_TILES[setup.shape] ? 'early' : 'near'}
      />
    ));
  return (
    <section aria-labelledby={headId}>
      <SectionHead
        id={headId}
        title={t('games:hot.title')}
        action={{ to: PATHS.allGames, label: t('common:action.seeAll') }}
      />
      {tiles && <TileRow>{tiles}</TileRow>}
      {failed && (
        <FailedLine
          card
          text={t('games:hot.failed')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {!tiles && !failed && <TileRowSkeleton label={t('games:list.loading')} />}
    </section>
  );
}
