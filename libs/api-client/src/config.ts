/** What the transport needs to know of the page it runs in; given once at start. */
export interface ApiConfig {
  /** Where the API answers; empty is the page's own origin. */
  baseUrl: string;
  merchant: string;
  /** 128 hexadecimal digits (decision 14). */
  encryptionKey: string;
  /** Adds the token to the payload of calls that the documents show it in (decision 15). */
  tokenInPayload: boolean;
  language(): string;
  token(): string | null;
  deviceId(): string;
  /** Whether the page runs as a home-screen app. */
  standalone(): boolean;
  /** A call found the session ended: told once for each token. */
  onSessionLost(): void;
  fetch: typeof globalThis.fetch;
}

let current: ApiConfig | undefined;

export function configureApi(config: ApiConfig): void {
  current = config;
}

export function apiConfig(): ApiConfig {
  if (!current) throw new Error('configureApi has not been called');
  return current;
}
