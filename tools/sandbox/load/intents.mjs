import { randomUUID } from 'node:crypto';

/** @typedef {{ user: string, name: string, input: object, key: string, acknowledged: string | undefined, refused: string | undefined, sent: number }} Intent */

/** Delivery of an intent: simultaneous copies, ms until the connection is cut, whether it is retried. */
const WAYS = [
  { weight: 50, copies: 1 },
  { weight: 20, copies: 2 },
  { weight: 15, copies: 1, cut: true, again: true },
  { weight: 10, copies: 1, cut: true },
  { weight: 5, copies: 3, cut: true, again: true },
];

/** Milliseconds; most calls take one or two, so cuts fall before, during and after them. */
const MAX_CUT_MS = 6;

/** @param {() => number} random */
function wayOf(random) {
  let draw = random() * WAYS.reduce((sum, { weight }) => sum + weight, 0);
  return WAYS.find(({ weight }) => (draw -= weight) < 0) ?? WAYS[0];
}

/** @param {string} user @param {string} name @param {object} input @returns {Intent} */
export const intentOf = (user, name, input) => ({
  user,
  name,
  input,
  key: randomUUID(),
  acknowledged: undefined,
  refused: undefined,
  sent: 0,
});

/**
 * Sends an intent over a simulated bad network: once, doubled, cut off and retried. Records the order number
 * in the intent.
 * @param {Awaited<ReturnType<typeof import('./caller.mjs').createCaller>>} caller
 * @param {Intent} intent @param {string} token @param {() => number} random
 */
export async function sendUnreliably(caller, intent, token, random) {
  const way = wayOf(random);
  const send = async (/** @type {number | undefined} */ dropAfterMs) => {
    intent.sent += 1;
    const how = { token, key: intent.key, dropAfterMs };
    const answer = await caller.call(intent.name, intent.input, how).catch(() => undefined);
    if (answer?.success) {
      const orderNo = String(answer.value.orderNo);
      if (intent.acknowledged !== undefined && intent.acknowledged !== orderNo)
        throw new Error(`one key returned both ${intent.acknowledged} and ${orderNo}`);
      intent.acknowledged = orderNo;
    } else if (answer) intent.refused = answer.errorCode;
  };
  const cut = () => (way?.cut ? random() * MAX_CUT_MS : undefined);
  await Promise.all(Array.from({ length: way?.copies ?? 1 }, () => send(cut())));
  if (way?.again) await send(undefined);
}
