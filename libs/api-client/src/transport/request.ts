import { ApiError } from '../api-error';
import { apiConfig, type ApiConfig } from '../config';
import type { Call } from '../contract';

/** A request for `read` and `write`. */
export interface WireRequest {
  url: string;
  headers: Headers;
  /** Session token of the request; null without one. */
  token: string | null;
  /** Milliseconds. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Sends it, and its retries: the configuration may change meanwhile. */
  fetch: ApiConfig['fetch'];
}

/** A response before parsing. */
export interface RawResponse {
  status: number;
  text: string;
  headers: Headers;
}

/** Options of every call. */
export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Token of a session other than the current one, such as one that has just ended. */
  token?: string | undefined;
  /** Sends a small write to its end although the page closes. */
  keepalive?: boolean | undefined;
  /** Called with the upload progress of a write, from 0 to 1, if the browser reports it. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Options of a money call. */
export interface MoneyOptions extends SendOptions {
  /** Idempotency key, one per intent: 8 to 64 letters, digits or hyphens, as a UUID. A repeat returns the first order. */
  key: string;
}

/** Input of a call, with the platform's field names. */
export type Input = Readonly<Record<string, unknown>>;

/** Builds a query string in the given order, omitting undefined and null. */
export function toQuery(input: Input): string {
  const entries = Object.entries(input).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
}

/** Converts a thrown value to `ApiError`, or to the signal's reason if the call was aborted. */
export function toApiError(cause: unknown, { path }: Call, signal?: AbortSignal): unknown {
  if (cause instanceof ApiError) return cause;
  return signal?.aborted ? signal.reason : new ApiError('contract', `${path}: ${String(cause)}`);
}

/** The session's token; null for calls without a session. */
export const tokenOf = (call: Call, { token }: SendOptions) =>
  call.auth === 'none' ? null : (token ?? apiConfig().token());

function headersOf(
  call: Call,
  token: string | null,
  more: Readonly<Record<string, string>>,
): Headers {
  const config = apiConfig();
  const headers = {
    Accept: 'application/json',
    ModuleId: call.module,
    Merchant: config.merchant,
    Language: config.language().toUpperCase(),
    ...(config.standalone() ? { Device: 'OTHERS' } : {}),
    ...(token ? { Authorization: token } : {}),
    ...more,
  };
  try {
    return new Headers(headers);
  } catch {
    // The browser's message would leak the value, which may be the token.
    throw new ApiError('contract', `${call.path}: a header has an invalid value`);
  }
}

const KEY = /^[\w-]{8,64}$/;

/** `Idempotency-Key` header of a money call; empty for other calls. Throws without a valid key. */
export function keyHeader(call: Call, key: string | undefined): Readonly<Record<string, string>> {
  if (!call.money) return {};
  if (key === undefined || !KEY.test(key))
    throw new ApiError('contract', `${call.path}: a money call requires an idempotency key`);
  return { 'Idempotency-Key': key };
}

/** Builds the URL and headers of a call. */
export function toRequest(
  call: Call,
  input: Input,
  timeoutMs: number,
  options: SendOptions,
  headers: Readonly<Record<string, string>> = {},
): WireRequest {
  const query = call.body === 'query' ? toQuery(input) : '';
  const token = tokenOf(call, options);
  const { baseUrl, fetch } = apiConfig();
  return {
    url: baseUrl + call.path + (query ? `?${query}` : ''),
    headers: headersOf(call, token, headers),
    token,
    timeoutMs,
    signal: options.signal,
    fetch,
  };
}
