import { ApiError } from '../api-error';
import { apiConfig } from '../config';
import type { RawResponse, WireRequest } from './request';

/** Requests started by the page's HTML before the script, by address; each is used once (decision 34). */
declare global {
  var lobbyEarly: Record<string, Promise<Response>> | undefined;
}

function takeEarly(url: string): Promise<Response> | undefined {
  const early = globalThis.lobbyEarly?.[url];
  if (early) delete globalThis.lobbyEarly?.[url];
  return early;
}

async function ask(url: string, init: RequestInit): Promise<RawResponse> {
  const response = await (takeEarly(url) ?? apiConfig().fetch(url, init));
  return {
    status: response.status,
    text: await response.text(),
    retryAfter: response.headers.get('Retry-After'),
  };
}

/** Sends a GET by `fetch`: the boot chunk carries no transport library. */
export async function read(request: WireRequest): Promise<RawResponse> {
  const limit = AbortSignal.timeout(request.timeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit;
  // An early request does not take this signal.
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([ask(request.url, { headers: request.headers, signal }), stopped]);
  } catch (cause) {
    request.signal?.throwIfAborted();
    if (limit.aborted) throw new ApiError('timeout', `no answer in ${request.timeoutMs} ms`);
    throw new ApiError('offline', String(cause));
  }
}
