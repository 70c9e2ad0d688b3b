import { ApiError } from './api-error';

/** Loads a part of this library; a part that does not arrive is a lost network like any other. */
export async function importChunk<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiError('offline', String(cause), { sent: false });
  }
}
