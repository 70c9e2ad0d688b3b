import { api, ApiError, type GrantedSession } from '@lobby/api-client';

/** A trial account; where the platform has none of its own, its shared free play (D1 §7). */
export async function openTrial(): Promise<GrantedSession> {
  try {
    return await api.access.createTrial();
  } catch (error) {
    const absent = error instanceof ApiError && error.code === 'function.not.available';
    if (!absent) throw error;
    return api.access.freePlay();
  }
}
