import { currentBrand, startSession } from '@lobby/session';
import { useSubmission } from '@lobby/feature-kit';
import { openTrial } from './open-trial';

/**
 * Opens a trial once for any number of presses. `offered` is false where the law of the place forbids
 * it (decision 28) or the platform has answered that it has none.
 */
export function useTrial() {
  const { submit, busy, error } = useSubmission('trial', {
    send: (_values: null) => openTrial(),
    onDone: startSession,
  });
  const refused = error?.code === 'function.not.available';
  return {
    offered: currentBrand().jurisdiction.freePlay && !refused,
    open: () => submit(null),
    busy,
    error: refused ? null : error,
  };
}
