import type { Game } from '@lobby/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { mergeGames } from '../game-search/match-games';

/** Games of one search in display order. */
interface Shown {
  /** Text and language. */
  search: string;
  games: readonly Game[];
  /** The games match with one typo. */
  near: boolean;
}

const NOTHING: Shown = { search: '', games: [], near: false };

/** Query key of the last results, so that back from a game shows the same rows. */
const LEFT = ['games', 'search-left'];

/** Appends new games to the displayed ones, which keep their positions. */
export function withFound(shown: Shown, found: Shown): Shown {
  if (shown.search !== found.search || shown.games.length === 0) return found;
  if (shown.games === found.games) return shown;
  const games = mergeGames(shown.games, found.games);
  return games.length === shown.games.length ? shown : { ...shown, games };
}

/** Games of a search in a stable order: later results are appended. */
export function useKeptOrder(found: Shown): Shown {
  const client = useQueryClient();
  const [shown, setShown] = useState(() => client.getQueryData<Shown>(LEFT) ?? NOTHING);
  const next = withFound(shown, found);
  if (next.games !== shown.games || next.search !== shown.search) setShown(next);
  useEffect(() => void client.setQueryData(LEFT, next), [client, next]);
  return next;
}
