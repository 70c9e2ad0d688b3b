import { DOCUMENTED_LIMITS, type FieldLimits } from '@lobby/api-client';
import { settingsQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/**
 * The merchant's limits of fields; the documented ones until the settings are loaded. Loads the settings while `wanted`; else
 * they come at rest, as on every page.
 */
export function useFieldLimits(wanted = true): FieldLimits {
  return useQuery({ ...settingsQuery, enabled: wanted }).data?.limits ?? DOCUMENTED_LIMITS;
}
