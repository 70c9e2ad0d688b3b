import { configureApi, type ApiConfig } from '@lobby/api-client';
import aurora from '@lobby/brand-aurora';
import { setBrand } from './brand';
import { currentToken, resetSession } from './session';

/** An empty successful response. */
const answered: typeof fetch = async () => Response.json({ success: true, value: null });

/** Configures Aurora's transport; every call succeeds unless `changes` override it. */
export function configure(changes: Partial<ApiConfig> = {}): void {
  configureApi({
    baseUrl: 'http://aurora.localhost',
    merchant: 'aurora',
    encryptionKey: '00'.repeat(64),
    tokenInPayload: false,
    language: () => 'EN',
    token: currentToken,
    deviceId: () => 'device-1',
    standalone: () => false,
    onSessionLost: () => undefined,
    onPasswordDue: () => undefined,
    fetch: answered,
    ...changes,
  });
}

/** Starts a test as a guest of Aurora. */
export function beginAsGuest(): void {
  configure();
  setBrand(aurora);
  resetSession();
}
