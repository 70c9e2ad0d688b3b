import type { Game } from '@lobby/api-client';
import { loginPath } from '@lobby/core';
import { useSession } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { favouriteIdsQuery } from './favourite-ids.query';
import { toggleFavourite } from './toggle-favourite';

/** Favourites of the signed-in user. */
export interface Favourites {
  /** Undefined while loading and for a guest. */
  ids: ReadonlySet<string> | undefined;
  toggle(game: Game): void;
}

const toSet = (ids: string[]): ReadonlySet<string> => new Set(ids);

/** Favourites of the user; a guest who taps a heart goes to login and returns (D2 §2). */
export function useFavourites(): Favourites {
  const signedIn = useSession() !== null;
  const { data } = useQuery({ ...favouriteIdsQuery, select: toSet, enabled: signedIn });
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('games');

  const toggle = useCallback(
    (game: Game) => {
      if (!signedIn) return void navigate(loginPath(pathname + search));
      const onFail = (wanted: boolean) =>
        toast.error(
          t(wanted ? 'favourite.addFailed' : 'favourite.removeFailed', { game: game.name }),
        );
      toggleFavourite(client, game, onFail).catch(() => onFail(true));
    },
    [signedIn, navigate, pathname, search, client, t],
  );
  return { ids: signedIn ? data : undefined, toggle };
}
