import { api } from '@lobby/api-client';

/** Ends the account's sessions on this device on the platform only. Without a response they expire by themselves. */
export function endOnPlatform(token: string): void {
  api.access.logout({ token }).catch(() => undefined);
}

/**
 * Ends a session that no tab uses on the platform. If the account has another one, leaves it to expire: a logout would
 * end that of another tab too (decision 66).
 */
export function endUnused(token: string): void {
  api.security.sessions({ token }).then(
    ({ length }) => {
      if (length === 1) endOnPlatform(token);
    },
    () => undefined,
  );
}
