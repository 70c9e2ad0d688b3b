import { useState } from 'react';
import { useFavourites } from '../favourites/use-favourites';
import { GameGrid } from '../game-grid/game-grid';
import { useRestoredScroll } from '../game-grid/use-return';
import { useTileSetup } from '../game-grid/use-tile-setup';
import { useOpenGame } from '../open-game/use-open-game';
import type { EmptyReason } from './empty-games';
import { PAGE_SIZE, type ListRequest } from './game-pages.query';
import { listEnd, listStatus } from './list-status';
import { PagedGamesView } from './paged-games-view';
import { useFoundGames } from './use-found-games';
import { useGamePages } from './use-game-pages';

interface PagedGamesProps {
  request: ListRequest;
  /** What is typed at this moment. */
  typed: string;
  /** The way out of a list in which nothing is. */
  onLeaveEmpty(reason: EmptyReason): void;
}

/** A list of games with its states: on its way, there, empty, failed. */
export function PagedGames({ request, typed, onLeaveEmpty }: PagedGamesProps) {
  const [near, setNear] = useState(false);
  const place = useRestoredScroll(PAGE_SIZE);
  const { ids, toggle } = useFavourites();
  const setup = useTileSetup({ onOpen: useOpenGame(), onToggle: toggle });
  const pages = useGamePages(request, near, place.pages);
  const text = typed.trim();
  const games = useFoundGames({ request, typed: text, games: pages.games, favourites: ids });
  const { failed } = pages;
  const waiting = pages.waiting || text !== request.name;

  return (
    <PagedGamesView
      status={listStatus({ found: games.length, failed, waiting })}
      end={listEnd({ failed, waiting, near })}
      tab={request.tab}
      name={text}
      vendorCode={request.vendorCode}
      error={pages.error}
      busy={pages.busy}
      onRetry={pages.retry}
      onLeaveEmpty={onLeaveEmpty}
      onNearEnd={setNear}
    >
      <GameGrid
        games={games}
        favourites={ids}
        setup={setup}
        onNearEnd={setNear}
        address={place.address}
        restoreTo={pages.complete ? place.top : 0}
      />
    </PagedGamesView>
  );
}
