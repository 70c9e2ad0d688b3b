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

/** What lists need to draw hearts. */
export interface Favourites {
  /** Undefined until known: a guest has none. */
  ids: ReadonlySet<string> | undefined;
  toggle(game: Game): void;
}

const toSet = (ids: string[]): ReadonlySet<string> => new Set(ids);

/** The favourites of the person here; a guest who taps a heart goes to log in and comes back (D2 §2). */
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
      const failed = (wanted: boolean) =>
        toast.error(
          t(wanted ? 'favourite.addFailed' : 'favourite.removeFailed', { game: game.name }),
        );
      toggleFavourite(client, game, failed).catch(() => failed(true));
    },
    [signedIn, navigate, pathname, search, client, t],
  );
  return { ids: signedIn ? data : undefined, toggle };
}
