import { safeUrl } from '@lobby/core';
import { currentBrand, settingsQuery, useSession } from '@lobby/session';
import { useLanguage } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import type { PlayTarget } from '../open-game/play-address';
import { launchQuery } from './launch.query';

/** State of a launch; `refused`: the address is not trusted. */
export type GameLaunch =
  | { step: 'launching' }
  | { step: 'ready'; address: string; origin: string }
  | { step: 'refused' }
  | { step: 'failed'; error: unknown };

/** Customer type of an unknown account: plays for fun. */
const NO_ACCOUNT = -1;

/** Launches a game once per visit and checks its address against the trusted origins. */
export function useGameLaunch(target: PlayTarget, visit: string): GameLaunch {
  const customerType = useSession()?.type ?? NO_ACCOUNT;
  const launch = useQuery(launchQuery({ ...target, visit, customerType, language: useLanguage() }));
  const settings = useQuery(settingsQuery);
  if (launch.isError) return { step: 'failed', error: launch.error };
  if (!launch.data) return { step: 'launching' };
  const allowed = [...(settings.data?.origins.game ?? []), ...currentBrand().gameOrigins];
  const safe = safeUrl('game', launch.data, { origins: allowed });
  if (safe.kind === 'trusted') {
    return { step: 'ready', address: safe.href, origin: new URL(safe.href).origin };
  }
  return { step: settings.isPending ? 'launching' : 'refused' };
}
