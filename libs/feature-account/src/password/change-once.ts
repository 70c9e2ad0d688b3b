import { api, ApiError } from '@lobby/api-client';

type Change = Parameters<typeof api.access.changePassword>[0];

/** D1 §9 */
export const CHANGE_WAIT_MS = 10_000;

/** A change that is under way longer than anybody waits for it. */
let underWay: { change: string; answer: Promise<void> } | undefined;

function send(change: Change): Promise<void> {
  const asked = JSON.stringify(change);
  // Another try with the same words waits for the first one: it may still be carried out.
  if (underWay?.change === asked) return underWay.answer;
  const answer = api.access.changePassword(change).finally(() => {
    if (underWay?.answer === answer) underWay = undefined;
  });
  underWay = { change: asked, answer };
  return answer;
}

/**
 * Changes the password, and waits 10 s for it at most (D1 §4): then it throws an `ApiError` of kind
 * `timeout`, and an answer that comes later is told to `onLate`.
 */
export function changePasswordOnce(change: Change, onLate: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      reject(new ApiError('timeout', `no answer in ${CHANGE_WAIT_MS} ms`, { sent: true }));
    }, CHANGE_WAIT_MS);
    send(change)
      .then(() => (late ? onLate() : resolve()), reject)
      .finally(() => clearTimeout(timer));
  });
}
