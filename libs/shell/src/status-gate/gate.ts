import type { SystemStatus } from '@lobby/api-client';

export type Gate = 'open' | 'maintenance' | 'restricted';

/** Maintenance wins when both hold (D1 §4); an unknown status keeps the door open (decision 25). */
export function gateOf(
  status: Pick<SystemStatus, 'maintenance' | 'regionRestriction'> | null | undefined,
): Gate {
  if (status?.maintenance) return 'maintenance';
  return status?.regionRestriction ? 'restricted' : 'open';
}
