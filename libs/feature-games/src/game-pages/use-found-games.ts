import type { Game } from '@lobby/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { matchGames, mergeGames } from '../game-search/match-games';
import { cachedGames, type ListRequest } from './game-pages.query';
import { useListLanguage } from './use-list-language';
import { listTab } from './list-tabs';

interface FoundGamesOptions {
  request: ListRequest;
  /** Text in the search box, trimmed. */
  typed: string;
  /** Games of the fetched pages. */
  games: readonly Game[];
  favourites: ReadonlySet<string> | undefined;
}

/** Games for the typed text: cached matches at once, then the server's. */
export function useFoundGames({ request, typed, games, favourites }: FoundGamesOptions): Game[] {
  const client = useQueryClient();
  const language = useListLanguage();
  const { searchedBy, favouritesOnly } = listTab(request.tab);
  return useMemo(() => {
    const cached = typed ? matchGames(cachedGames(client, request, language), typed) : [];
    const answered = searchedBy === 'server' && typed === request.name;
    const found = mergeGames(cached, answered || !typed ? games : matchGames(games, typed));
    return favouritesOnly && favourites
      ? found.filter((game) => favourites.has(game.nodeId))
      : found;
  }, [client, request, language, typed, games, favourites, searchedBy, favouritesOnly]);
}
