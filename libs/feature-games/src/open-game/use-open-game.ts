import type { Game } from '@lobby/api-client';
import { loginPath, playPath } from '@lobby/core';
import { useSession } from '@lobby/session';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PlayState } from './play-address';
import { rememberPlayState } from './play-state';

/** A game, or without ids a vendor's lobby. */
export type OpenedGame = Pick<Game, 'category' | 'vendorCode' | 'name'> &
  Partial<Pick<Game, 'nodeId' | 'gameId' | 'picture'>>;

/**
 * Opens a game; with `demo` for play money. A guest logs in first and returns to the game (D2 §4). Offer a demo only if
 * `isFreeToTry`.
 */
export function useOpenGame(): (game: OpenedGame, mode?: 'demo') => void {
  const signedIn = useSession() !== null;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (game: OpenedGame, mode?: 'demo') => {
      const path = playPath({ ...game, demo: mode === 'demo' });
      const { name, picture } = game;
      const state: PlayState = { name, from: pathname + search, ...(picture && { picture }) };
      rememberPlayState(path, state);
      void (signedIn ? navigate(path, { state }) : navigate(loginPath(path)));
    },
    [signedIn, navigate, pathname, search],
  );
}
