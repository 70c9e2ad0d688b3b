import type { Game } from '@lobby/api-client';
import { loginPath } from '@lobby/core';
import { useSession } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { favouriteIdsQuery } from './favourite-ids.query';
import { toggleFavourite } from './toggle-favourite';
import { takeWish, wishFor } from './wished-game';

/** Favourites of the signed-in user. */
export interface Favourites {
  /** Undefined while loading and for a guest. */
  ids: ReadonlySet<string> | undefined;
  toggle(game: Game): void;
}

const toSet = (ids: string[]): ReadonlySet<string> => new Set(ids);

/** Favourites of the user; a guest who taps a heart goes to login and returns, and the game is kept (D2 §2). */
export function useFavourites(): Favourites {
  const signedIn = useSession() !== null;
  const { data } = useQuery({ ...favouriteIdsQuery, select: toSet, enabled: signedIn });
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
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
  const toggle = useCallback(
    (game: Game) => {
      if (signedIn) return send(game);
      wishFor(game);
      void navigate(loginPath(pathname + search));
    },
    [signedIn, send, navigate, pathname, search],
  );
  const keepWish = useEffectEvent(() => {
    const game = takeWish();
    if (game && signedIn) send(game, true);
  });
  useEffect(() => keepWish(), []);
  return { ids: signedIn ? data : undefined, toggle };
}
