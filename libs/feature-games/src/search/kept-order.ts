import type { Game } from '@lobby/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { mergeGames } from '../game-search/match-games';

/** Games found by one search, in the order in which they are shown. */
interface Shown {
  /** Text and language. */
  search: string;
  games: readonly Game[];
  /** They are one typing error away from the text. */
  near: boolean;
}

const NOTHING: Shown = { search: '', games: [], near: false };

/** What was shown last: on the way back from a game the same rows stand in the same places. */
const LEFT = ['games', 'search-left'];

/** What is shown after more is found: nothing that is shown moves. */
export function withFound(shown: Shown, found: Shown): Shown {
  if (shown.search !== found.search || shown.games.length === 0) return found;
  if (shown.games === found.games) return shown;
  const games = mergeGames(shown.games, found.games);
  return games.length === shown.games.length ? shown : { ...shown, games };
}

/** The games found for a search: later answers come behind those that are shown. */
export function useKeptOrder(found: Shown): Shown {
  const client = useQueryClient();
  const [shown, setShown] = useState(() => client.getQueryData<Shown>(LEFT) ?? NOTHING);
  const next = withFound(shown, found);
  if (next.games !== shown.games || next.search !== shown.search) setShown(next);
  useEffect(() => void client.setQueryData(LEFT, next), [client, next]);
  return next;
}
