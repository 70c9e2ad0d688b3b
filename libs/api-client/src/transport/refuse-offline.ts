import { ApiError } from '../api-error';

/**
 * Throws `ApiError` (offline, not sent) where the browser knows that there is no network: nothing is tried, so nothing
 * is left in doubt.
 */
export function refuseOffline(): void {
  if (globalThis.navigator.onLine === false)
    throw new ApiError('offline', 'the browser has no network', { sent: false });
}
