import { hasPassword, readStored } from '@lobby/core';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Logs in at start with the remembered credentials, and deletes a stored password that the brand no
 * longer keeps. Imports nothing if neither is stored. Never throws on a failed login.
 */
export async function autoLoginAtStart(queries: QueryClient): Promise<void> {
  if (!readStored('autoLogin') && !hasPassword(readStored('remembered'))) return;
  const login = await import('./auto-login');
  await login.autoLogin(queries);
}
