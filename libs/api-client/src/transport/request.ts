import { ApiError } from '../api-error';
import { apiConfig } from '../config';
import type { Call } from '../contract';

/** A request for `read` and `write`. */
export interface WireRequest {
  url: string;
  headers: Headers;
  /** The session's token that it carries; null without one. */
  token: string | null;
  /** Milliseconds. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** An answer before parsing. */
export interface RawResponse {
  status: number;
  text: string;
  retryAfter: string | null;
}

/** Options of every call. */
export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Token of another session than the current one, such as one that has just ended here. */
  token?: string | undefined;
  /** Called with the share of a write's body that is sent, from 0 to 1, where the browser reports it. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Options of a call that moves money. */
export interface MoneyOptions extends SendOptions {
  /** Idempotency key, one per intent: 8 to 64 letters, digits or hyphens, as a UUID. A repeat returns the first order. */
  key: string;
}

/** Input of a call, by the platform's names. */
export type Input = Readonly<Record<string, unknown>>;

/** Builds a query string in the given order, without undefined and null. */
export function toQuery(input: Input): string {
  const entries = Object.entries(input).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
}

/** Converts what was thrown to an `ApiError`, or to the signal's reason where the call was aborted. */
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
    // The browser's own message would quote the value, which may be the token.
    throw new ApiError('contract', `${call.path}: a header has an invalid value`);
  }
}

const KEY = /^[\w-]{8,64}$/;

/** The header with the key of a money call; none for others. Throws without a valid key. */
export function keyHeader(call: Call, key: string | undefined): Readonly<Record<string, string>> {
  if (!call.money) return {};
  if (key === undefined || !KEY.test(key))
    throw new ApiError('contract', `${call.path} moves money and has no key`);
  return { 'Idempotency-Key': key };
}

/** Builds the request of a call: address and headers. */
export function toRequest(
  call: Call,
  input: Input,
  timeoutMs: number,
  options: SendOptions,
  headers: Readonly<Record<string, string>> = {},
): WireRequest {
  const query = call.body === 'query' ? toQuery(input) : '';
  const token = tokenOf(call, options);
  return {
    url: apiConfig().baseUrl + call.path + (query ? `?${query}` : ''),
    headers: headersOf(call, token, headers),
    token,
    timeoutMs,
    signal: options.signal,
  };
}
