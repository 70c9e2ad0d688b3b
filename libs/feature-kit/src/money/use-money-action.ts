import { api, ApiError, refuseOffline } from '@lobby/api-client';
import { useQueryClient } from '@tanstack/react-query';
import type { MoneyIntent } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { mayBeDone } from '../change/may-be-done';
import { toldByUnknownOutcome } from '../form/submission-errors';
import { useMounted } from '../wait/use-mounted';
import {
  closeIntent,
  findIntent,
  mayArrive,
  openIntent,
  undecidedIntents,
  watchIntents,
  type OpenedIntent,
} from './money-intents';

/** Result of a money action. */
export interface MoneyOrder {
  /** Order number; undefined if the call creates no order. */
  orderNo: string | undefined;
}

interface MoneyActionOptions<Input> {
  /** Name of the action, such as `wallet.transfer`. */
  name: string;
  /** Returns the values that identify an intent, as text. Stored: must contain no password or code. */
  about(input: Input): string;
  /** Sends the call with the idempotency key. */
  send(input: Input, options: { key: string }): Promise<{ orderNo: string }>;
  /** Called with the order of an earlier intent whose response was lost. */
  onFound(order: MoneyOrder): void;
}

/** A money action of `useMoneyAction`: sends intents, and has the state of undecided ones. */
export interface MoneyAction<Input> {
  /**
   * Sends an intent; repeated calls, other tabs and reloads reuse its key until it is decided, so that
   * there is one order. Rejects with `ApiError`: refused, undecided, or offline (no intent is stored).
   */
  send(input: Input): Promise<MoneyOrder>;
  /** Some intent of this name, from any tab, has an unknown outcome and is not being sent by this tab. */
  undecided: boolean;
  /** Whether this intent's outcome is unknown: `send` then reuses its key. */
  isUndecided(input: Input): boolean;
  /** The outcome is being queried. */
  checking: boolean;
  /** Queries the outcome of undecided intents; sends nothing. */
  check(): void;
}

/** Whether the platform refused the intent; after a server error the outcome is unknown. */
const isRefusal = ({ kind, details }: ApiError) =>
  kind === 'refused' && (details.status ?? 200) < 500;

/** Fetches the order of an intent; undefined if the platform does not know its key. */
async function fetchOrder({ key }: MoneyIntent): Promise<MoneyOrder | undefined> {
  const order = await api.wallet.orderByKey({ key });
  return order && { orderNo: order.orderNo };
}

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
    const unknown = again || reused || error.details.sent === true;
    const order = unknown ? await askForOrder(intent) : 'none';
    if (typeof order === 'object' || (refused && order === 'none')) closeIntent(intent.key);
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
  const isUndecided = () => undecidedIntents(name).length > 0;
  const undecided = useSyncExternalStore(watchIntents, isUndecided, isUndecided);
  const [checking, setChecking] = useState(isUndecided);
  const mounted = useMounted();
  const refresh = () => void client.invalidateQueries({ queryKey: accountKey });

  async function queryOutcomes() {
    try {
      for (const intent of undecidedIntents(name)) {
        const order = await fetchOrder(intent);
        // The next screen with this action queries again and shows the result.
        if (!mounted.current) return;
        // If it was sent again meanwhile, that send reports the outcome.
        const isStill = undecidedIntents(name).some(({ key }) => key === intent.key);
        const decided = isStill && (order !== undefined || !mayArrive(intent));
        if (decided && closeIntent(intent.key) && order) onFound(order);
      }
    } catch {
      // The intent stays undecided; the screen offers `check`.
    } finally {
      setChecking(false);
      refresh();
    }
  }

  const checkOnMount = useEffectEvent(() => {
    if (checking) void queryOutcomes();
  });
  useEffect(() => checkOnMount(), []);

  return {
    undecided,
    isUndecided: (input) => findIntent(name, about(input)) !== undefined,
    checking,
    check: () => {
      setChecking(true);
      void queryOutcomes();
    },
    async send(input) {
      refuseOffline();
      const opened = await openIntent(name, about(input));
      try {
        return await sendIntent(opened, (options) => send(input, options));
      } finally {
        opened.end();
        refresh();
      }
    },
  };
}
