import { ApiError, refuseOffline } from '@lobby/api-client';
import { useQueryClient } from '@tanstack/react-query';
import type { MoneyIntent } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { mayBeDone } from '../change/may-be-done';
import { toldByUnknownOutcome } from '../form/submission-errors';
import { closeIntent, findIntent, openIntent, type OpenedIntent } from './money-intents';
import {
  fetchOrder,
  useOutcome,
  type MoneyOrder,
  type MoneyOutcome,
  type OutcomeOptions,
} from './use-outcome';

interface MoneyActionOptions<Input> extends OutcomeOptions {
  /** Returns the values that identify an intent, as text. Stored: must contain no password or code. */
  about(input: Input): string;
  /** Sends the call with the idempotency key. */
  send(input: Input, options: { key: string }): Promise<{ orderNo: string }>;
}

/** A money action of `useMoneyAction`: sends intents, and has the state of undecided ones. */
interface MoneyAction<Input> extends MoneyOutcome {
  /**
   * Sends an intent; repeated calls, other tabs and reloads reuse its key until it is decided, so that
   * there is one order. Rejects with `ApiError`: refused, undecided, or not sent (no intent stays stored).
   */
  send(input: Input): Promise<MoneyOrder>;
  /** Whether this intent's outcome is unknown: `send` then reuses its key. */
  isUndecided(input: Input): boolean;
}

/** Whether the platform refused the intent; after a server error the outcome is unknown. */
const isRefusal = ({ kind, details }: ApiError) =>
  kind === 'refused' && (details.status ?? 200) < 500;

/** Order of an intent; `none` if the platform knows none, `unanswered` if the query failed. */
const askForOrder = (intent: MoneyIntent) =>
  fetchOrder(intent).then(
    (order) => order ?? 'none',
    () => 'unanswered' as const,
  );

/**
 * Sends an intent; if the response is lost, queries the outcome by key and never sends again (decision 21). A refusal
 * decides an intent that was sent before only if the platform has no order of it: the session may have ended, or the
 * platform closed, after the order was made.
 */
async function sendIntent(
  { intent, again }: Omit<OpenedIntent, 'end'>,
  send: (options: { key: string }) => Promise<MoneyOrder>,
): Promise<MoneyOrder> {
  try {
    const { orderNo } = await send({ key: intent.key });
    closeIntent(intent.key);
    return { orderNo };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // An earlier try made an order with this key; a value outside `about` has changed since.
    const reused = error.code === 'idempotency.key.reused';
    const refused = isRefusal(error) && !reused;
    const neverSent = !again && error.details.sent === false;
    const unknown = again || reused || error.details.sent === true;
    const order = unknown ? await askForOrder(intent) : 'none';
    const decided = typeof order === 'object' || neverSent || (refused && order === 'none');
    if (decided) closeIntent(intent.key);
    if (typeof order === 'object') return order;
    throw mayBeDone(error) && !isRefusal(error) ? toldByUnknownOutcome(error) : error;
  }
}

/**
 * Runs a call that moves money: one idempotency key per intent, stored until the outcome is known. On mount
 * it queries the outcome of undecided intents.
 */
export function useMoneyAction<Input>({
  name,
  about,
  send,
  onFound,
}: MoneyActionOptions<Input>): MoneyAction<Input> {
  const client = useQueryClient();
  return {
    ...useOutcome({ name, onFound }),
    isUndecided: (input) => findIntent(name, about(input)) !== undefined,
    async send(input) {
      refuseOffline();
      const opened = await openIntent(name, about(input));
      try {
        return await sendIntent(opened, (options) => send(input, options));
      } finally {
        opened.end();
        void client.invalidateQueries({ queryKey: accountKey });
      }
    },
  };
}
