import { ApiError, noResponse } from '../api-error';
import type { RawResponse, WireRequest } from './request';

/** Requests prefetched by the page's HTML, by URL; each is used once (decision 34). */
declare global {
  var lobbyEarly: Record<string, Promise<Response>> | undefined;
}

function takeEarly(url: string): Promise<Response> | undefined {
  const early = globalThis.lobbyEarly?.[url];
  delete globalThis.lobbyEarly?.[url];
  return early;
}

async function ask(
  { url, headers, fetch }: WireRequest,
  signal: AbortSignal,
): Promise<RawResponse> {
  const response = await (takeEarly(url) ?? fetch(url, { headers, signal }));
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Sends a GET with `fetch`, so that the boot chunk needs no transport library. */
export async function read(request: WireRequest): Promise<RawResponse> {
  const limit = new AbortController();
  const { signal } = limit;
  const stop = () => limit.abort(request.signal?.reason);
  const timer = setTimeout(stop, request.timeoutMs);
  request.signal?.addEventListener('abort', stop);
  // A prefetched request ignores this signal.
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  try {
    return await Promise.race([ask(request, signal), stopped]);
  } catch (cause) {
    if (request.signal?.aborted) throw request.signal.reason;
    if (signal.aborted) throw noResponse(request.timeoutMs);
    throw new ApiError('offline', String(cause));
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', stop);
  }
}
