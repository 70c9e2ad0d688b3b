import { api, noResponse } from '@lobby/api-client';

type Change = Parameters<typeof api.access.changePassword>[0];

/** Milliseconds before a change counts as timed out (D1 §9). */
export const CHANGE_WAIT_MS = 10_000;

/** The change in flight; it may outlast the timeout. */
let inFlight: { body: string; answer: Promise<void> } | undefined;

/** Whether a change is in flight; its response has the outcome. */
export const isChanging = (): boolean => inFlight !== undefined;

function send(change: Change): Promise<void> {
  const body = JSON.stringify(change);
  // A retry of the same change reuses the call in flight, which may still succeed.
  if (inFlight?.body === body) return inFlight.answer;
  const answer = api.access.changePassword(change).finally(() => {
    if (inFlight?.answer === answer) inFlight = undefined;
  });
  inFlight = { body, answer };
  return answer;
}

/**
 * Changes the password. Throws an `ApiError` of kind `timeout` after `CHANGE_WAIT_MS` (D1 §4), then
 * calls `onLate` if the change succeeds after all. Throws as `api.access.changePassword` does.
 */
export function changePasswordOnce(change: Change, onLate: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(noResponse(CHANGE_WAIT_MS, { sent: true }));
    }, CHANGE_WAIT_MS);
    send(change)
      .then(() => (late ? onLate() : resolve()), reject)
      .finally(() => clearTimeout(timer));
  });
}
