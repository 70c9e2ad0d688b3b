import { ApiError, noResponse } from './api-error';
import { apiConfig } from './config';

/** Milliseconds in which a chunk must load, as long as a write may take. */
const LOAD_TIMEOUT_MS = 15_000;

/**
 * Imports a chunk of this library. Throws `ApiError` of kind `offline` if it fails to load, of kind `http` if the server
 * no longer has it, of kind `timeout` if it does not load in time.
 */
export async function importChunk<M>(load: () => Promise<M>): Promise<M> {
  const unsent = { sent: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(noResponse(LOAD_TIMEOUT_MS, unsent)), LOAD_TIMEOUT_MS);
  });
  const loaded = load().catch((cause: unknown) => {
    const isGone = apiConfig().onLoadError?.(cause) ?? false;
    throw isGone
      ? new ApiError('http', String(cause), { ...unsent, status: 404 })
      : new ApiError('offline', String(cause), unsent);
  });
  try {
    return await Promise.race([loaded, late]);
  } finally {
    clearTimeout(timer);
  }
}
