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
  const limit = new AbortController();
  const { signal } = limit;
  const stop = () => limit.abort(request.signal?.reason);
  const timer = setTimeout(stop, request.timeoutMs);
  request.signal?.addEventListener('abort', stop);
  // An early request does not take this signal.
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([ask(request.url, { headers: request.headers, signal }), stopped]);
  } catch (cause) {
    if (request.signal?.aborted) throw request.signal.reason;
    if (signal.aborted) throw new ApiError('timeout', `no answer in ${request.timeoutMs} ms`);
    throw new ApiError('offline', String(cause));
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', stop);
  }
}
