import { api, ApiError, type GrantedSession } from '@lobby/api-client';
import { readStored, writeStored } from '@lobby/core';
import { currentToken, startSession } from '@lobby/session';
import type { QueryClient } from '@tanstack/react-query';
import { SESSION_FORMS } from '../sign-in/session-forms';
import { autoLoginCredentials } from './remembered';

/** Temporary refusals of any call: the next start retries. */
const TEMPORARY = new Set<unknown>([
  'system.busy',
  'system.maintenance',
  'system.region',
  'too.many.requests',
]);

const refusesLogin = ({ kind, code }: ApiError) => kind === 'refused' && !TEMPORARY.has(code);

const FORM_KEYS = new Set<unknown>(Object.values(SESSION_FORMS));

/** Whether a submitted form that begins a session is pending. */
const isEntering = (queries: QueryClient) =>
  queries.isMutating({ predicate: ({ options }) => FORM_KEYS.has(options.mutationKey?.[0]) }) > 0;

/** Resolves once no such form is pending. */
const whenEntered = (queries: QueryClient) =>
  new Promise<void>((resolve) => {
    const unsubscribe = queries.getMutationCache().subscribe(() => {
      if (isEntering(queries)) return;
      unsubscribe();
      resolve();
    });
  });

/**
 * Starts the session. While a form that begins a session is pending, waits for its response: the form's session wins,
 * and this one is ended as a late one (decision 66); if the form is refused, neither begins (decision 98).
 */
async function startUnlessEntering(granted: GrantedSession, queries: QueryClient): Promise<void> {
  if (isEntering(queries)) {
    await whenEntered(queries);
    if (currentToken() === null) return;
  }
  startSession(granted);
}

/**
 * Logs in once at start with the remembered credentials (decision 10). Never throws. A refusal turns
 * auto-login off, so that repeated starts cannot lock the account; so does a first login, whose
 * password the user has to change on screen (D1 §4).
 */
export async function autoLogin(queries: QueryClient): Promise<void> {
  const credentials = await autoLoginCredentials();
  if (!credentials || currentToken() !== null || isEntering(queries)) return;
  try {
    const granted = await api.access.login(credentials);
    // While the call ran: signed out in another tab, or remember-me unticked.
    if (!readStored('autoLogin')) return;
    if (granted.firstTimeLogin) writeStored('autoLogin', false);
    else await startUnlessEntering(granted, queries);
  } catch (error) {
    if (error instanceof ApiError && refusesLogin(error)) writeStored('autoLogin', false);
  }
}
