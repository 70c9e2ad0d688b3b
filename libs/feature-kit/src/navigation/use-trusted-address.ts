import { safeUrl } from '@lobby/core';
import { settingsQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/**
 * An address from the platform, if it is on an origin configured for its purpose (decision 23).
 * Undefined otherwise and until the settings load.
 */
export function useTrustedAddress(
  purpose: 'chat' | 'game' | 'payment',
  address: string | null | undefined,
): string | undefined {
  const origins = useQuery(settingsQuery).data?.origins[purpose] ?? [];
  const safe = safeUrl(purpose, address ?? '', { origins });
  return safe.kind === 'trusted' ? safe.href : undefined;
}
