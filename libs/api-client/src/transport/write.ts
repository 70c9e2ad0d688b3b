import axios, { AxiosError, type AxiosProgressEvent } from 'axios';
import { ApiError, noResponse } from '../api-error';
import { apiConfig } from '../config';
import type { Call, CallAnswer } from '../contract';
import { importChunk } from '../import-chunk';
import { parseResponse } from './parse-response';
import {
  keyHeader,
  toApiError,
  tokenOf,
  toQuery,
  toRequest,
  type Input,
  type MoneyOptions,
  type RawResponse,
  type SendOptions,
  type WireRequest,
} from './request';

const WRITE_TIMEOUT_MS = 15_000;
const MONEY_TIMEOUT_MS = 30_000;

const CONTENT_TYPES = {
  query: undefined,
  json: 'application/json',
  encrypted: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const satisfies Record<Call['body'], string | undefined>;

interface BodiedRequest extends WireRequest {
  method: Call['method'];
  body: string | undefined;
  keepalive: SendOptions['keepalive'];
  onProgress: SendOptions['onProgress'];
}

/** Request body: the input, with the token if the platform requires it (decision 15). */
function payloadOf(call: Call, input: Input, options: SendOptions): Input {
  const token = call.tokenInPayload && apiConfig().tokenInPayload ? tokenOf(call, options) : null;
  return token ? { ...input, token } : input;
}

async function bodyOf(call: Call, input: Input, options: SendOptions): Promise<string | undefined> {
  if (call.body === 'query') return undefined;
  const payload = payloadOf(call, input, options);
  if (call.body === 'form') return toQuery(payload);
  // Composed letters, so that a password has the same bytes from every device.
  const json = JSON.stringify(payload).normalize('NFC');
  if (call.body === 'json') return json;
  const { seal } = await importChunk(() => import('./seal'));
  return JSON.stringify({ data: seal(json, apiConfig().encryptionKey) });
}

async function requestOf(
  call: Call,
  input: Input,
  options: Partial<MoneyOptions>,
): Promise<BodiedRequest> {
  const withKey = keyHeader(call, options.key);
  const contentType = CONTENT_TYPES[call.body];
  const body = await bodyOf(call, input, options);
  const headers = {
    ...(contentType ? { 'Content-Type': contentType } : {}),
    ...(call.body === 'encrypted' ? { Encryption: '1' } : {}),
    ...withKey,
  };
  const timeoutMs = call.waitMs ?? (call.money ? MONEY_TIMEOUT_MS : WRITE_TIMEOUT_MS);
  const request = toRequest(call, input, timeoutMs, options, headers);
  const { keepalive, onProgress } = options;
  return { ...request, method: call.method, body, keepalive, onProgress };
}

/** Converts an `axios` error to `ApiError`, or to the signal's reason if the call was aborted. */
function toNetworkError(cause: unknown, { signal, timeoutMs }: BodiedRequest): unknown {
  if (signal?.aborted) return signal.reason;
  const code = axios.isAxiosError(cause) ? cause.code : undefined;
  return code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT
    ? noResponse(timeoutMs)
    : new ApiError('offline', String(cause));
}

/** Progress options of a request; empty without `onProgress`. */
const reporting = ({ onProgress }: BodiedRequest) =>
  onProgress && {
    adapter: apiConfig().progressBy ?? ('fetch' as const),
    onUploadProgress: ({ progress = 0 }: AxiosProgressEvent) => onProgress(progress),
  };

async function post(request: BodiedRequest): Promise<RawResponse> {
  try {
    const reply = await axios.request<string>({
      adapter: 'fetch',
      ...reporting(request),
      env: { fetch: request.fetch },
      ...(request.keepalive ? { fetchOptions: { keepalive: true } } : {}),
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      data: request.body,
      timeout: request.timeoutMs,
      ...(request.signal ? { signal: request.signal } : {}),
      responseType: 'text',
      transformResponse: (text: string) => text,
      validateStatus: () => true,
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(reply.headers)) headers.set(name, String(value));
    return { status: reply.status, text: reply.data, headers };
  } catch (cause) {
    throw toNetworkError(cause, request);
  }
}

/** Whether the platform rejected the call, so that its outcome is certain. */
const isDecided = ({ kind, details: { status = 0 } }: ApiError) =>
  kind === 'refused' && status < 500;

/**
 * Sends a write and parses its response; never retries. A failure with an unknown outcome has
 * `details.sent`: `false` before the request is handed to the network, `true` afterwards, because a
 * browser does not distinguish a failed connection from a lost response.
 */
export async function write<C extends Call>(
  call: C,
  input: Input,
  options: Partial<MoneyOptions>,
): Promise<CallAnswer<C>> {
  let sent = false;
  try {
    const request = await requestOf(call, input, options);
    options.signal?.throwIfAborted();
    sent = true;
    return parseResponse(call, await post(request), request.token);
  } catch (cause) {
    const error = toApiError(cause, call, options.signal);
    if (!(error instanceof ApiError) || isDecided(error)) throw error;
    throw new ApiError(error.kind, error.message, { ...error.details, sent });
  }
}
