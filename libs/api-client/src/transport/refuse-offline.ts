import { ApiError } from '../api-error';

/**
 * Throws `ApiError` (offline, `sent: false`) if the browser reports no network: without an attempt, the outcome is
 * certain.
 */
export function refuseOffline(): void {
  // Node does not report a network state.
  const { navigator } = globalThis as { navigator?: { onLine?: boolean } };
  if (navigator?.onLine === false)
    throw new ApiError('offline', 'the browser has no network', { sent: false });
}
