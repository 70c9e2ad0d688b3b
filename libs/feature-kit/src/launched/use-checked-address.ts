import { safeUrl } from '@lobby/core';
import { settingsQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/** A launched address; `refused`: not on a trusted origin, `unchecked`: the trusted origins failed to load. */
export type CheckedAddress =
  | { step: 'launching' }
  | { step: 'ready'; address: string; origin: string }
  | { step: 'refused' }
  | { step: 'unchecked'; error: unknown };

/** Checks a launched address against the origins of the settings and `own` ones (decision 23). `check` refetches the settings. */
export function useCheckedAddress(
  purpose: 'game' | 'chat',
  address: string,
  own: readonly string[] = [],
): { launch: CheckedAddress; check(): void } {
  const settings = useQuery(settingsQuery);
  const allowed = [...(settings.data?.origins[purpose] ?? []), ...own];
  const safe = safeUrl(purpose, address, { origins: allowed });
  const launchOf = (): CheckedAddress => {
    if (safe.kind === 'trusted')
      return { step: 'ready', address: safe.href, origin: new URL(safe.href).origin };
    if (settings.isFetching) return { step: 'launching' };
    return settings.data ? { step: 'refused' } : { step: 'unchecked', error: settings.error };
  };
  return { launch: launchOf(), check: () => void settings.refetch() };
}
