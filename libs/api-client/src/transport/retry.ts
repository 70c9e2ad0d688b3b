import { ApiError } from '../api-error';

/** Maximum retries of a read. */
const RETRIES = 2;
/** Milliseconds. Full jitter: retry n, from 0, waits a random time up to `BASE_WAIT_MS * 2 ** n`. */
const BASE_WAIT_MS = 300;
/** Milliseconds; a longer `retryAfterMs` fails the call at once. */
const LONGEST_WAIT_MS = 5000;

const PASSING_STATUSES = [408, 425, 429, 500, 502, 503, 504];

function mayPass(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'system.maintenance') return false;
  if (error.kind === 'offline' || error.kind === 'timeout') return true;
  return PASSING_STATUSES.includes(error.details.status ?? 0);
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Retries a read after a transient failure. Honours `retryAfterMs` up to 5 s. */
export async function withRetry<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (tried >= RETRIES || !mayPass(error)) throw error;
      signal?.throwIfAborted();
      const ms = error.details.retryAfterMs ?? Math.random() * BASE_WAIT_MS * 2 ** tried;
      if (ms > LONGEST_WAIT_MS) throw error;
      await wait(ms, signal);
    }
  }
}
