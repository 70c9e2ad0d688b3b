import type { Game } from '@lobby/api-client';
import { loginPath, playPath } from '@lobby/core';
import { useSession } from '@lobby/session';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberPlay } from './opened-game';
import type { PlayState } from './play-address';

/** Opens a game; a guest logs in first and returns to the game (D2 §4). */
export function useOpenGame(): (game: Game) => void {
  const signedIn = useSession() !== null;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (game: Game) => {
      const path = playPath(game);
      const state: PlayState = { name: game.name, from: pathname + search, picture: game.picture };
      rememberPlay(path.slice(path.indexOf('?')), state);
      void (signedIn ? navigate(path, { state }) : navigate(loginPath(path)));
    },
    [signedIn, navigate, pathname, search],
  );
}
