import { api } from '@lobby/api-client';

/**
 * Ends the account's sessions on this device on the platform only. Without a response they expire by themselves; never
 * rejects.
 */
export async function endOnPlatform(token: string): Promise<void> {
  await api.access.logout({ token, keepalive: true }).catch(() => undefined);
}

/**
 * Ends a session that no tab uses on the platform. If the account has another one, leaves it to expire: a logout would
 * end that of another tab too (decision 66).
 */
export function endUnused(token: string): void {
  api.security.sessions({ token }).then(
    ({ length }) => {
      if (length === 1) void endOnPlatform(token);
    },
    () => undefined,
  );
}
