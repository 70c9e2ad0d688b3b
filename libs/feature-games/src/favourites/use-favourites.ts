import type { Game } from '@lobby/api-client';
import { createAfterLogin } from '@lobby/feature-kit';
import { useSession } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { favouriteIdsQuery } from './favourite-ids.query';
import { toggleFavourite } from './toggle-favourite';

/** Favourites of the signed-in user. */
export interface Favourites {
  /** Undefined while loading and for guests. */
  ids: ReadonlySet<string> | undefined;
  toggle(game: Game): void;
}

const useAfterLogin = createAfterLogin<Game>();

const toSet = (ids: string[]): ReadonlySet<string> => new Set(ids);

/** Favourites of the user. A guest who taps a heart is sent to the login; the game is saved on return (D2 §2). */
export function useFavourites(): Favourites {
  const signedIn = useSession() !== null;
  const { data } = useQuery({ ...favouriteIdsQuery, select: toSet, enabled: signedIn });
  const client = useQueryClient();
  const { t } = useTranslation('games');

  const send = useCallback(
    (game: Game, asked?: boolean) => {
      const onFail = (wanted: boolean) =>
        toast.error(
          t(wanted ? 'favourite.addFailed' : 'favourite.removeFailed', { game: game.name }),
        );
      toggleFavourite(client, game, onFail, asked).catch(() => onFail(true));
    },
    [client, t],
  );
  const addAfterLogin = useAfterLogin((game) => send(game, true));
  const toggle = useCallback(
    (game: Game) => (signedIn ? send(game) : addAfterLogin(game)),
    [signedIn, send, addAfterLogin],
  );
  return { ids: signedIn ? data : undefined, toggle };
}
