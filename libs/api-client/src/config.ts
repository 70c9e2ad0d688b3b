/** Configuration of the transport; passed to `configureApi` at start. */
export interface ApiConfig {
  /** Origin of the API; empty for the page's own origin. */
  baseUrl: string;
  /** Code of the current merchant (decision 2). */
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
   * Called when a response ends the session, with the token of the request: on any 401, or on
   * `login.not.session` (decision 11).
   */
  onSessionLost(token: string): void;
  /**
   * Called on the error `password.change.required`, with the token of the request: the
   * session stays valid but allows only a password change (D1 §4).
   */
  onPasswordDue(token: string): void;
  /**
   * Called when code of this library does not load, with the failure of its import. Returns whether the server no longer
   * has the file: a newer version has replaced it.
   */
  onLoadError?(cause: unknown): boolean;
  /** Called with the list elements dropped from a response. Used by the contract tests; the app omits it. */
  onDroppedRows?(report: DroppedRows): void;
  fetch: typeof globalThis.fetch;
  /** Transport for writes with progress. Default: `fetch`, whose upload progress browsers report over HTTP/2 only. */
  progressBy?: 'xhr' | undefined;
}

/** List elements dropped from a response. */
export interface DroppedRows {
  /** Path of the call. */
  path: string;
  /** First issue of each element, such as `list.3.amount invalid_format`. */
  rows: readonly string[];
}

let current: ApiConfig | undefined;

/** Sets the configuration of all calls; call it once, before the first call. */
export function configureApi(config: ApiConfig): void {
  current = config;
}

/** Returns the current configuration. Throws before `configureApi`. */
export function apiConfig(): ApiConfig {
  if (!current) throw new Error('configureApi has not been called');
  return current;
}

/** `language` field of documented payloads, in addition to the header. */
export const languageParam = () => ({ language: apiConfig().language() });

/** Device id field that binds a captcha or a login to the device. */
export const deviceParam = () => ({ loginDeviceId: apiConfig().deviceId() });
