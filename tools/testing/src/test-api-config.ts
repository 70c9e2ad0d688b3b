import type { ApiConfig } from '@lobby/api-client';
import type { Brand } from '@lobby/core';
import { currentLanguage } from '@lobby/i18n';
import { currentToken, expireSession, requirePasswordChange } from '@lobby/session';

/** Configuration of the calls of a brand's page under test: like the app's, with one device and its own platform. */
export const testApiConfig = (
  { merchant, encryptionKey }: Brand,
  { baseUrl, fetch }: Pick<ApiConfig, 'baseUrl' | 'fetch'>,
): ApiConfig => ({
  baseUrl,
  merchant,
  encryptionKey,
  tokenInPayload: false,
  language: currentLanguage,
  token: currentToken,
  deviceId: () => '3f0e1a5c-8a52-4b7e-9d0e-6a5d3b1c2f10',
  standalone: () => false,
  onSessionLost: expireSession,
  onPasswordDue: requirePasswordChange,
  fetch,
});
