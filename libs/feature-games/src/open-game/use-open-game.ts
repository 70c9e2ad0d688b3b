import type { Game } from '@lobby/api-client';
import { loginPath, playPath } from '@lobby/core';
import { useSession } from '@lobby/session';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberPlay } from './opened-game';
import type { PlayState } from './play-address';

/** A game, or without identifiers a vendor's lobby. */
export type OpenedGame = Pick<Game, 'category' | 'vendorCode' | 'name'> &
  Partial<Pick<Game, 'nodeId' | 'gameId' | 'picture'>>;

/**
 * Opens a game, for play money with `demo`; a guest logs in first and returns to the game (D2 §4). Offer a demo only
 * where `isFreeToTry`.
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
      rememberPlay(path.slice(path.indexOf('?')), state);
      void (signedIn ? navigate(path, { state }) : navigate(loginPath(path)));
    },
    [signedIn, navigate, pathname, search],
  );
}
