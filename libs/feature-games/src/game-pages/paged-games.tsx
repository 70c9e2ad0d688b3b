import { ListEnd, ListState, ResultAnnouncer } from '@lobby/feature-kit';
import { TileGridSkeleton } from '@lobby/ui-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GameGrid } from '../game-grid/game-grid';
import { useRestoredScroll } from '../game-grid/use-scroll-restoration';
import { useGameTiles } from '../game-grid/use-game-tiles';
import { EmptyGames, type EmptyReason } from './empty-games';
import type { ListTabId } from './list-tabs';
import { PAGE_SIZE, type ListRequest } from './game-pages.query';
import { useFoundGames } from './use-found-games';
import { useGamePages } from './use-game-pages';

interface PagedGamesProps {
  list: ListRequest;
  /** Text in the search box; may be ahead of `list.name`. */
  typed: string;
  /** Leaves an empty list: clears the search, the provider or the tab. */
  onLeaveEmpty(reason: EmptyReason): void;
  /** Width of the grid in a published page, px, where it is not as wide as the page. */
  publishedPx?: number | undefined;
}

/** An emptied search box takes effect at once, not after the pause in typing. */
function useRequest(list: ListRequest, text: string): ListRequest {
  const searching = text !== '';
  return useMemo(() => (searching ? list : { ...list, name: '' }), [list, searching]);
}

/** What a list came to, in a sentence. */
function useResultText() {
  const { t } = useTranslation('games');
  return ({ count, tab, searched }: { count: number; tab: ListTabId; searched: boolean }) => {
    if (count > 0) return t('list.shown', { count });
    return t(searched ? 'empty.search.title' : `empty.${tab}.title`);
  };
}

/** A paged list of games with its states: loading, shown, empty, failed. */
export function PagedGames({ list, typed, onLeaveEmpty, publishedPx }: PagedGamesProps) {
  const { t } = useTranslation('games');
  const text = typed.trim();
  const request = useRequest(list, text);
  const [nearEnd, setNearEnd] = useState(false);
  const place = useRestoredScroll(PAGE_SIZE);
  const { ids, setup, facts } = useGameTiles();
  const pages = useGamePages(request, nearEnd, place.pages);
  const games = useFoundGames({ request, typed: text, games: pages.games, favourites: ids });
  const empty = games.length === 0;
  const pending = pages.pending || text !== request.name;
  const { failed, error, busy, retry } = pages;
  const resultOf = useResultText();

  const settled = !(empty && pending) && text === request.name;
  const result = failed
    ? ''
    : resultOf({ count: games.length, tab: request.tab, searched: text !== '' });

  // Without rows the end is in view: filtered pages go on to the next.
  if (empty && !nearEnd) setNearEnd(true);

  return (
    <>
      <ResultAnnouncer
        list={JSON.stringify({ ...request, name: text })}
        result={settled ? result : undefined}
      />
      <ListState
        pending={empty && pending}
        failed={empty && failed}
        failedTitle={t('list.failed')}
        error={error}
        skeleton={<TileGridSkeleton label={t('list.loading')} />}
        busy={busy}
        onRetry={retry}
      >
        {empty ? (
          <EmptyGames list={request} name={text} onLeaveEmpty={onLeaveEmpty} />
        ) : (
          <GameGrid
            games={games}
            favourites={ids}
            setup={setup}
            onNearEnd={setNearEnd}
            address={place.address}
            restoreTo={pages.complete ? place.top : 0}
            publishedPx={publishedPx}
          />
        )}
        {!empty && (
          <ListEnd
            failed={failed}
            failedText={t('more.failed')}
            pending={pending && nearEnd}
            skeleton={<TileGridSkeleton rows={1} label={t('more.loading')} />}
            busy={busy}
            onRetry={retry}
          />
        )}
      </ListState>
      {facts}
    </>
  );
}
