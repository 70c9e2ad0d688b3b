import type { Game } from '@lobby/api-client';
import { safeUrl } from '@lobby/core';
import { currentBrand, settingsQuery, useSession } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { launchQuery } from './launch.query';

/** How far the opening of a game has come. */
export type Opening =
  | { step: 'launching' }
  | { step: 'ready'; address: string; origin: string }
  | { step: 'refused' }
  | { step: 'failed'; error: unknown };

/** An account that nothing is known of plays for fun. */
const NO_ACCOUNT = -1;

/** Launches a game once a visit and looks at the address it is played at. */
export function useOpening(game: Game, visit: string): Opening {
  const customerType = useSession()?.type ?? NO_ACCOUNT;
  const launch = useQuery(launchQuery({ game, visit, customerType }));
  const settings = useQuery(settingsQuery);
  if (launch.isError) return { step: 'failed', error: launch.error };
  if (!launch.data) return { step: 'launching' };
  const allowed = [...(settings.data?.origins.game ?? []), ...currentBrand().gameOrigins];
  const safe = safeUrl('game', launch.data, {
    pageOrigin: window.location.origin,
    origins: allowed,
  });
  if (safe.kind === 'trusted') {
    return { step: 'ready', address: safe.href, origin: new URL(safe.href).origin };
  }
  return { step: settings.isPending ? 'launching' : 'refused' };
}
