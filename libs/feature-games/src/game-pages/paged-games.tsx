import { GAMES_PAGE_SIZE } from '@lobby/api-client';
import { ListEnd, LoadState, ResultAnnouncer } from '@lobby/feature-kit';
import { TileGridSkeleton } from '@lobby/ui-kit';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GameGrid } from '../game-grid/game-grid';
import { useRestoredScroll } from '../game-grid/scroll-memory';
import { useGameTiles } from '../game-grid/use-game-tiles';
import { EmptyGames, type EmptyReason } from './empty-games';
import type { ListTabId } from './list-tabs';
import type { ListRequest } from './game-pages.query';
import { useGamePages } from './use-game-pages';

interface PagedGamesProps {
  list: ListRequest;
  /** Accessible name of the list. Default: its category. */
  label?: string | undefined;
  /** Text in the search field; may be ahead of `list.name`. */
  typed: string;
  /** Called to leave an empty list: clear the search, the filter or the tab. */
  onLeaveEmpty(reason: EmptyReason): void;
  /** Width of the grid in a published page if narrower than the page, px. */
  publishedPx?: number | undefined;
}

/** Clearing the search field takes effect at once, without the debounce. */
function useRequest(list: ListRequest, text: string): ListRequest {
  const searching = text !== '';
  return useMemo(() => (searching ? list : { ...list, name: '' }), [list, searching]);
}

/** Returns the announcement of a list's result. */
function useResultText() {
  const { t } = useTranslation('games');
  return ({ count, tab, searched }: { count: number; tab: ListTabId; searched: boolean }) => {
    if (count > 0) return t('list.shown', { count });
    return t(searched ? 'empty.search.title' : `empty.${tab}.title`);
  };
}

/** Paged list of games with loading, empty and error states. */
export function PagedGames({ list, label, typed, onLeaveEmpty, publishedPx }: PagedGamesProps) {
  const { t } = useTranslation('games');
  const text = typed.trim();
  const request = useRequest(list, text);
  const [nearEnd, setNearEnd] = useState(false);
  const place = useRestoredScroll(GAMES_PAGE_SIZE);
  const { tiles, facts } = useGameTiles();
  const { games, failed, error, busy, retry, ...pages } = useGamePages({
    request,
    typed: text,
    favourites: tiles.favourites,
    nearEnd,
    firstShown: place.pages,
  });
  const empty = games.length === 0;
  const pending = pages.pending || text !== request.name;
  const resultOf = useResultText();

  const settled = !(empty && pending) && text === request.name;
  const result = failed
    ? ''
    : resultOf({ count: games.length, tab: request.tab, searched: text !== '' });

  // Without rows the end is in view: load the next page, as all games of this one were filtered.
  if (empty && !nearEnd) setNearEnd(true);

  return (
    <>
      <ResultAnnouncer
        list={JSON.stringify({ ...request, name: text })}
        result={settled ? result : undefined}
      />
      <LoadState
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
            label={label ?? t(`title.${list.category ?? 'all'}`)}
            total={pending ? -1 : games.length}
            tiles={tiles}
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
      </LoadState>
      {facts}
    </>
  );
}
