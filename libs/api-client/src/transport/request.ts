import { apiConfig } from '../config';
import { fetchedChunk } from '../fetched-chunk';
import type { Call } from '../contract';

/** One request as both transports understand it. */
export interface WireRequest {
  method: Call['method'];
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** Milliseconds. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/** One answer, unread. */
export interface WireReply {
  status: number;
  text: string;
  retryAfter: string | null;
}

type Input = Readonly<Record<string, unknown>>;

const READ_TIMEOUT_MS = 10_000;
const WRITE_TIMEOUT_MS = 15_000;
const MONEY_TIMEOUT_MS = 30_000;

const timeoutOf = ({ money, method }: Call) =>
  money ? MONEY_TIMEOUT_MS : method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS;

const CONTENT_TYPES = {
  query: undefined,
  json: 'application/json',
  encrypted: 'application/json',
  form: 'application/x-www-form-urlencoded',
} as const satisfies Record<Call['body'], string | undefined>;

/** `a=1&b=2`, without the keys that hold nothing, in the order given. */
export function toQuery(input: Input): string {
  const entries = Object.entries(input).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
}

function headersOf(call: Call, key: string | undefined): Record<string, string> {
  const config = apiConfig();
  const token = call.auth === 'none' ? null : config.token();
  const contentType = CONTENT_TYPES[call.body];
  return {
    Accept: 'application/json',
    ModuleId: call.module,
    Merchant: config.merchant,
    Language: config.language().toUpperCase(),
    ...(config.standalone() ? { Device: 'OTHERS' } : {}),
    ...(token ? { Authorization: token } : {}),
    ...(contentType ? { 'Content-Type': contentType } : {}),
    ...(call.body === 'encrypted' ? { Encryption: '1' } : {}),
    ...(key ? { 'Idempotency-Key': key } : {}),
  };
}

async function bodyOf(call: Call, input: Input): Promise<string | undefined> {
  if (call.body === 'query') return undefined;
  if (call.body === 'form') return toQuery(input);
  const json = JSON.stringify(input);
  if (call.body === 'json') return json;
  const { seal } = await fetchedChunk(() => import('./seal'));
  return JSON.stringify({ data: seal(json, apiConfig().encryptionKey) });
}

/** Builds the request of a call: address, headers, body. */
export async function toRequest(
  call: Call,
  input: Input,
  { signal, key }: { signal?: AbortSignal | undefined; key?: string | undefined } = {},
): Promise<WireRequest> {
  const query = call.body === 'query' ? toQuery(input) : '';
  const body = await bodyOf(call, input);
  return {
    method: call.method,
    url: apiConfig().baseUrl + call.path + (query ? `?${query}` : ''),
    headers: headersOf(call, key),
    ...(body === undefined ? {} : { body }),
    timeoutMs: timeoutOf(call),
    signal,
  };
}
