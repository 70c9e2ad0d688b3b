import type { Game } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { SectionHead, TileRow, TileRowSkeleton } from '@lobby/ui-kit';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GameTile } from '../game-grid/game-tile';
import type { TileSetup } from '../game-grid/use-tile-setup';
import { HotGamesFailed } from './hot-games-failed';

export interface HotGamesViewProps {
  /** Undefined while they are on their way. */
  games: readonly Game[] | undefined;
  favourites: ReadonlySet<string> | undefined;
  setup: TileSetup;
  failed: boolean;
  busy: boolean;
  onRetry(): void;
}

/** Tiles of the first view on the widest column. */
const PRIORITY_TILES = 5;

/** The most played games in a row that scrolls sideways. */
export function HotGamesView(props: HotGamesViewProps) {
  const { games, favourites, setup, failed, busy, onRetry } = props;
  const { t } = useTranslation(['games', 'common']);
  const headId = useId();
  if (games?.length === 0) return null;
  const tiles = games?.map((game, index) => (
    <GameTile
      key={game.nodeId}
      game={game}
      favourite={favourites?.has(game.nodeId) ?? false}
      setup={setup}
      priority={index < PRIORITY_TILES}
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
      {failed && <HotGamesFailed busy={busy} onRetry={onRetry} />}
      {!tiles && !failed && <TileRowSkeleton label={t('games:list.loading')} />}
    </section>
  );
}
