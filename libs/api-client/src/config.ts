/** What the transport needs to know of the page; passed to `configureApi` at start. */
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
  /** Called for each answer that says the session has ended. */
  onSessionLost(): void;
  /** An answer lost list elements that did not parse; for logs. */
  onDroppedRows?(report: DroppedRows): void;
  fetch: typeof globalThis.fetch;
}

/** List elements that an answer lost. */
export interface DroppedRows {
  /** Of the call. */
  path: string;
  /** The first thing wrong in each, as in `list.3.amount invalid_format`. */
  rows: readonly string[];
}

let current: ApiConfig | undefined;

export function configureApi(config: ApiConfig): void {
  current = config;
}

export function apiConfig(): ApiConfig {
  if (!current) throw new Error('configureApi has not been called');
  return current;
}

/** The `language` field of documented payloads; every call also names it in its header. */
export const languageParam = () => ({ language: apiConfig().language() });

/** The device that a captcha or a login belongs to. */
export const deviceParam = () => ({ loginDeviceId: apiConfig().deviceId() });
