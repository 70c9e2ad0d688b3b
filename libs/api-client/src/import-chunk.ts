import { ApiError } from './api-error';

/** Imports a chunk of this library. Throws `ApiError` of kind `offline` if it fails to load. */
export async function importChunk<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiError('offline', String(cause), { sent: false });
  }
}
