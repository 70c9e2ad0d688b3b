import { DOCUMENTED_LIMITS, type FieldLimits } from '@lobby/api-client';
import { settingsQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/**
 * The merchant's limits of fields; the documented ones until the settings are loaded. Fetches the settings at once if
 * `wanted`; otherwise they are prefetched when the page is idle.
 */
export function useFieldLimits(wanted = true): FieldLimits {
  return useQuery({ ...settingsQuery, enabled: wanted }).data?.limits ?? DOCUMENTED_LIMITS;
}
