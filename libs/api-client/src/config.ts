/** Configuration of the transport; passed to `configureApi` at start. */
export interface ApiConfig {
  /** Origin of the API; empty: the page's own. */
  baseUrl: string;
  merchant: string;
  /** 128 hexadecimal digits (decision 14). */
  encryptionKey: string;
  /** Adds the token to the body of calls with `tokenInPayload` (decision 15). */
  tokenInPayload: boolean;
  language(): string;
  token(): string | null;
  deviceId(): string;
  /** Whether the page runs as a home-screen app. */
  standalone(): boolean;
  /**
   * Called for each answer that ends the session, with the token that the call carried: any 401, or
   * `login.not.session` (decision 11).
   */
  onSessionLost(token: string): void;
  /**
   * Called for each refusal with `password.change.required`, with the token that the call carried: the
   * session may go on once its password is changed (D1 §4).
   */
  onPasswordDue(token: string): void;
  /** Reports list elements dropped from an answer; for logs. */
  onDroppedRows?(report: DroppedRows): void;
  fetch: typeof globalThis.fetch;
  /** What sends a write whose progress is wanted; default: `fetch`, of which browsers tell the progress over HTTP/2 alone. */
  progressBy?: 'xhr' | undefined;
}

/** List elements dropped from an answer. */
export interface DroppedRows {
  /** Path of the call. */
  path: string;
  /** First issue of each, such as `list.3.amount invalid_format`. */
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

/** The `language` field of documented payloads; the header carries it too. */
export const languageParam = () => ({ language: apiConfig().language() });

/** Binds a captcha or a login to the device. */
export const deviceParam = () => ({ loginDeviceId: apiConfig().deviceId() });
