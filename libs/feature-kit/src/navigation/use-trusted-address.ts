import { safeUrl } from '@lobby/core';
import { settingsQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/**
 * An address of the platform's on an origin that the settings configure for its purpose (decision 23);
 * undefined for any other, and until the settings have come.
 */
export function useTrustedAddress(
  purpose: 'chat' | 'game' | 'payment',
  address: string | null | undefined,
): string | undefined {
  const origins = useQuery(settingsQuery).data?.origins[purpose] ?? [];
  const safe = safeUrl(purpose, address ?? '', { pageOrigin: window.location.origin, origins });
  return safe.kind === 'trusted' ? safe.href : undefined;
}
