import type { Game } from '@lobby/api-client';
import { useLanguage } from '@lobby/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { localMatches } from '../game-search/local-matches';
import { mergeGames } from '../game-search/merge-games';
import { cachedGames } from './cached-games';
import type { ListRequest } from './game-pages.query';
import { listTab } from './list-tabs';

interface FoundGamesOptions {
  request: ListRequest;
  /** What is typed at this moment, without blanks around it. */
  typed: string;
  /** What the server gave for the request. */
  games: readonly Game[];
  favourites: ReadonlySet<string> | undefined;
}

/** What a list shows for the text typed: what is known already at once, the server's after it. */
export function useFoundGames({ request, typed, games, favourites }: FoundGamesOptions): Game[] {
  const client = useQueryClient();
  const language = useLanguage();
  const { searchedBy, favouritesOnly } = listTab(request.tab);
  return useMemo(() => {
    const known = typed ? localMatches(cachedGames(client, request, language), typed) : [];
    const answered = searchedBy === 'server' && typed === request.name;
    const found = mergeGames(known, answered || !typed ? games : localMatches(games, typed));
    return favouritesOnly && favourites
      ? found.filter((game) => favourites.has(game.nodeId))
      : found;
  }, [client, request, language, typed, games, favourites, searchedBy, favouritesOnly]);
}
