import { api, ApiError } from '@lobby/api-client';
import { writeStored } from '@lobby/core';
import { currentToken, startSession } from '@lobby/session';
import { autoLoginCredentials } from './remembered';

/**
 * Logs in once at start, where the person asked to be remembered (decision 10). A refusal ends it:
 * nobody's account is locked by a page that keeps trying.
 */
export async function autoLogin(): Promise<void> {
  if (currentToken() !== null) return;
  const credentials = await autoLoginCredentials();
  if (!credentials) return;
  try {
    const granted = await api.access.login(credentials);
    if (currentToken() === null) startSession(granted);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') writeStored('autoLogin', false);
  }
}
