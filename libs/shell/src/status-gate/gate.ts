import type { SystemStatus } from '@lobby/api-client';

/** State of the status gate. */
export type Gate = 'open' | 'maintenance' | 'restricted';

/** Returns the gate of a status: maintenance takes precedence (D1 §4), an unknown status is open (decision 25). */
export function gateOf(
  status: Pick<SystemStatus, 'maintenance' | 'regionRestriction'> | null | undefined,
): Gate {
  if (status?.maintenance) return 'maintenance';
  return status?.regionRestriction ? 'restricted' : 'open';
}
