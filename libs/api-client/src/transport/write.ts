import axios, { AxiosError } from 'axios';
import { ApiError } from '../api-error';
import { apiConfig } from '../config';
import type { WireReply, WireRequest } from './request';

function toApiError(cause: unknown, request: WireRequest): unknown {
  if (!axios.isAxiosError(cause)) return cause;
  if (axios.isCancel(cause) && request.signal?.aborted) return request.signal.reason;
  const timedOut = cause.code === AxiosError.ECONNABORTED || cause.code === AxiosError.ETIMEDOUT;
  return timedOut
    ? new ApiError('timeout', `no answer in ${request.timeoutMs} ms`)
    : new ApiError('offline', cause.message);
}

/** Sends a call that changes something. Loaded with the first of them; never repeated by itself. */
export async function write(request: WireRequest): Promise<WireReply> {
  try {
    const reply = await axios.request<string>({
      adapter: 'fetch',
      env: { fetch: apiConfig().fetch },
      method: request.method,
      url: request.url,
      headers: request.headers,
      data: request.body,
      timeout: request.timeoutMs,
      ...(request.signal ? { signal: request.signal } : {}),
      responseType: 'text',
      transformResponse: (text: string) => text,
      validateStatus: () => true,
    });
    const retryAfter: unknown = reply.headers['retry-after'];
    return {
      status: reply.status,
      text: reply.data,
      retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
    };
  } catch (cause) {
    throw toApiError(cause, request);
  }
}
