import { api, ApiError, type GrantedSession } from '@lobby/api-client';
import { useSubmission } from '@lobby/feature-kit';
import { currentBrand, useExclusionEnd, useFlag } from '@lobby/session';
import { useSessionStart } from '../sign-in/sign-in-page';
import { SESSION_FORMS } from '../sign-in/session-forms';

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
 * Opens a trial: one request at a time. `closed` is the reason why it cannot: `off` if the jurisdiction forbids free
 * play (decision 28) or the flag `FREEPLAY3` is off, `excluded` during an exclusion on this device, `refused` after
 * both calls were refused with `function.not.available`; undefined while it is offered.
 */
export function useTrial() {
  const enabled = useFlag('freeTrial') && currentBrand().jurisdiction.freePlay;
  const excluded = useExclusionEnd() !== null;
  const start = useSessionStart();
  const { submit, busy, error } = useSubmission(SESSION_FORMS.trial, {
    send: (_values: null) => createTrial(),
    onDone: (granted) => void start(granted),
  });
  const unavailable = error?.code === 'function.not.available';
  const refused = unavailable ? ('refused' as const) : undefined;
  const barred = excluded ? ('excluded' as const) : refused;
  return {
    closed: enabled ? barred : ('off' as const),
    open: () => submit(null),
    busy,
    error: unavailable ? null : error,
  };
}
