/** Configuration of the transport; passed to `configureApi` at start. */
export interface ApiConfig {
  /** Origin of the API; empty: the page's own. */
  baseUrl: string;
  /** Code of the merchant in force (decision 2). */
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
  /** Called with the list elements dropped from an answer. Optional: the app passes none, tests of the contract do. */
  onDroppedRows?(report: DroppedRows): void;
  fetch: typeof globalThis.fetch;
  /** What sends a write that reports progress; default: `fetch`, whose upload progress browsers report over HTTP/2 only. */
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

/** Sets the configuration of all calls; call it once, before the first call. */
export function configureApi(config: ApiConfig): void {
  current = config;
}

/** Returns the configuration in force. Throws before `configureApi`. */
export function apiConfig(): ApiConfig {
  if (!current) throw new Error('configureApi has not been called');
  return current;
}

/** The `language` field of documented payloads; the header carries it too. */
export const languageParam = () => ({ language: apiConfig().language() });

/** Binds a captcha or a login to the device. */
export const deviceParam = () => ({ loginDeviceId: apiConfig().deviceId() });
