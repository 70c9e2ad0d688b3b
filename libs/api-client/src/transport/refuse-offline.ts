import { ApiError } from '../api-error';

/**
 * Throws `ApiError` (offline, not sent) where the browser knows that there is no network: nothing is tried, so nothing
 * is left in doubt.
 */
export function refuseOffline(): void {
  // Node has no network state.
  const { navigator } = globalThis as { navigator?: { onLine?: boolean } };
  if (navigator?.onLine === false)
    throw new ApiError('offline', 'the browser has no network', { sent: false });
}
