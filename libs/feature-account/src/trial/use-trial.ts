import { api, ApiError, type GrantedSession } from '@lobby/api-client';
import { useSubmission } from '@lobby/feature-kit';
import { currentBrand, useFlag } from '@lobby/session';
import { useSessionStart } from '../entry/session-entry';

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
 * Opens a trial: one request at a time. `closed` says why it cannot: `off` where the jurisdiction forbids free play
 * (decision 28) or the flag `FREEPLAY3` is off, `refused` after both calls were refused with `function.not.available`;
 * undefined while it is offered.
 */
export function useTrial() {
  const enabled = useFlag('freeTrial') && currentBrand().jurisdiction.freePlay;
  const start = useSessionStart();
  const { submit, busy, error } = useSubmission('trial', {
    send: (_values: null) => createTrial(),
    onDone: (granted) => void start(granted),
  });
  const unavailable = error?.code === 'function.not.available';
  const refused = unavailable ? ('refused' as const) : undefined;
  return {
    closed: enabled ? refused : ('off' as const),
    open: () => submit(null),
    busy,
    error: unavailable ? null : error,
  };
}
