import { api, ApiError } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { currentToken, startSession } from '@lobby/session';
import { autoLoginCredentials } from './remembered';

/** Refusals of anything at all, for now: the next start may try again. */
const PASSING = new Set<unknown>([
  'system.busy',
  'system.maintenance',
  'system.region',
  'too.many.requests',
]);

const speaksOfLogin = ({ kind, code }: ApiError) => kind === 'refused' && !PASSING.has(code);

/**
 * Logs in once at start, where the person asked to be remembered (decision 10). A refusal ends it:
 * nobody's account is locked by a page that keeps trying. A password that must be changed ends it
 * too: its owner logs in, and is led to the change (D1 §4).
 */
export async function autoLogin(): Promise<void> {
  const credentials = await autoLoginCredentials();
  if (!credentials || currentToken() !== null) return;
  try {
    const granted = await api.access.login(credentials);
    // Meanwhile somebody may have signed in by hand, signed out in another tab, or asked to be forgotten.
    if (currentToken() !== null || !readStored('autoLogin')) return;
    if (granted.firstTimeLogin) writeStored('autoLogin', false);
    else startSession(granted);
  } catch (error) {
    if (error instanceof ApiError && speaksOfLogin(error)) writeStored('autoLogin', false);
  }
}
