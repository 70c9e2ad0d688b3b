import { api } from '@lobby/api-client';
import type { MoneyIntent } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useMounted } from '../wait/use-mounted';
import { closeIntent, mayArrive, undecidedIntents, watchIntents } from './money-intents';

/** Result of a money action. */
export interface MoneyOrder {
  /** Order number; undefined if the call creates no order. */
  orderNo: string | undefined;
}

/** Options of `useOutcome`. */
export interface OutcomeOptions {
  /** Name of the action, such as `wallet.transfer`. */
  name: string;
  /**
   * Called with the order of an earlier intent whose response was lost, and with the intent's `about`: the form may hold
   * other values by now.
   */
  onFound(order: MoneyOrder, about: string): void;
}

/** State of the undecided intents of a money action. */
export interface MoneyOutcome {
  /** Some intent of this name, from any tab, has an unknown outcome and is not being sent by this tab. */
  undecided: boolean;
  /** The outcome is being queried. */
  checking: boolean;
  /** Queries the outcome of undecided intents; sends nothing. */
  check(): void;
}

/** Fetches the order of an intent; undefined if the platform does not know its key. */
export async function fetchOrder({ key }: MoneyIntent): Promise<MoneyOrder | undefined> {
  const order = await api.wallet.orderByKey({ key });
  return order && { orderNo: order.orderNo };
}

/**
 * Outcome of a money action's undecided intents, queried on mount. Part of `useMoneyAction`; use it alone where the form is
 * closed, which the undecided intent may itself have caused.
 */
export function useOutcome({ name, onFound }: OutcomeOptions): MoneyOutcome {
  const client = useQueryClient();
  const isUndecided = () => undecidedIntents(name).length > 0;
  const undecided = useSyncExternalStore(watchIntents, isUndecided, isUndecided);
  const [checking, setChecking] = useState(isUndecided);
  const mounted = useMounted();

  async function queryOutcomes() {
    try {
      for (const intent of undecidedIntents(name)) {
        const order = await fetchOrder(intent);
        // The next screen with this action queries again and shows the result.
        if (!mounted.current) return;
        // If it was sent again meanwhile, that send reports the outcome.
        const isStill = undecidedIntents(name).some(({ key }) => key === intent.key);
        const decided = isStill && (order !== undefined || !mayArrive(intent));
        if (decided && closeIntent(intent.key) && order) onFound(order, intent.about);
      }
    } catch {
      // The intent stays undecided; the screen offers `check`.
    } finally {
      setChecking(false);
      void client.invalidateQueries({ queryKey: accountKey });
    }
  }

  const checkOnMount = useEffectEvent(() => {
    if (checking) void queryOutcomes();
  });
  useEffect(() => checkOnMount(), []);

  return {
    undecided,
    checking,
    check: () => {
      setChecking(true);
      void queryOutcomes();
    },
  };
}
