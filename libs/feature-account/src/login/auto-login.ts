import { api, ApiError } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { currentToken, startSession } from '@lobby/session';
import { autoLoginCredentials } from './remembered';

/** Temporary refusals that any call may get: the next start tries again. */
const TEMPORARY = new Set<unknown>([
  'system.busy',
  'system.maintenance',
  'system.region',
  'too.many.requests',
]);

const refusesLogin = ({ kind, code }: ApiError) => kind === 'refused' && !TEMPORARY.has(code);

/**
 * Logs in once at start with the remembered credentials (decision 10). Never throws. A refusal turns
 * auto-login off, so that repeated starts cannot lock the account; so does a first login, whose
 * password the user has to change on screen (D1 §4).
 */
export async function autoLogin(): Promise<void> {
  const credentials = await autoLoginCredentials();
  if (!credentials || currentToken() !== null) return;
  try {
    const granted = await api.access.login(credentials);
    // While the call ran: signed out in another tab, or remember-me unticked.
    if (!readStored('autoLogin')) return;
    if (granted.firstTimeLogin) writeStored('autoLogin', false);
    else startSession(granted);
  } catch (error) {
    if (error instanceof ApiError && refusesLogin(error)) writeStored('autoLogin', false);
  }
}
