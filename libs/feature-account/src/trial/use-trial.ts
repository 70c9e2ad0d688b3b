import { api, ApiError, type GrantedSession } from '@lobby/api-client';
import { useSubmission } from '@lobby/feature-kit';
import { currentBrand, startSession } from '@lobby/session';

/** Creates a trial account; falls back to shared free play on `function.not.available` (D1 §7). */
async function createTrial(): Promise<GrantedSession> {
  try {
    return await api.access.createTrial();
  } catch (error) {
    const unavailable = error instanceof ApiError && error.code === 'function.not.available';
    if (!unavailable) throw error;
    return api.access.freePlay();
  }
}

/**
 * Opens a trial: one request at a time. `offered` is false where the jurisdiction forbids free play
 * (decision 28) or the platform refused both calls with `function.not.available`.
 */
export function useTrial() {
  const { submit, busy, error } = useSubmission('trial', {
    send: (_values: null) => createTrial(),
    onDone: (granted) => startSession(granted),
  });
  const unavailable = error?.code === 'function.not.available';
  return {
    offered: currentBrand().jurisdiction.freePlay && !unavailable,
    open: () => submit(null),
    busy,
    error: unavailable ? null : error,
  };
}
