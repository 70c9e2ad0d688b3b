import { api, ApiError } from '@lobby/api-client';
import { useQueryClient } from '@tanstack/react-query';
import type { MoneyIntent } from '@lobby/core';
import { accountKey } from '@lobby/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { closeIntent, mayArrive, openIntent, openIntents } from './money-intents';

/** What a money action ended in. */
export interface MoneyOrder {
  /** Number of the order, where the call makes one. */
  orderNo: string | undefined;
}

interface MoneyActionOptions<Input> {
  /** Names the action: `wallet.transfer`. */
  name: string;
  /** What makes two presses the same intent, as text; kept in storage, so no password or code. */
  about(input: Input): string;
  send(input: Input, options: { key: string }): Promise<{ orderNo: string }>;
  /** An earlier intent, whose answer was lost, turned out to be an order. */
  onFound(order: MoneyOrder): void;
}

export interface MoneyAction<Input> {
  /**
   * Sends an intent; the same press in another tab, after a reload or once more is the same order. Throws
   * `ApiError`: refused, or not decided yet; a new try goes out under the same key.
   */
  send(input: Input): Promise<MoneyOrder>;
  /** An intent was sent and its decision is not known. */
  undecided: boolean;
  /** The platform is asked for the decision. */
  checking: boolean;
  /** Asks again; nothing is sent. */
  check(): void;
}

/** The platform's decision against an intent; a server that failed has not decided. */
const isDecision = ({ kind, details }: ApiError) =>
  kind === 'refused' && (details.status ?? 200) < 500;

/** The order that an intent became; undefined while the platform does not know its key. */
async function orderOf({ key }: MoneyIntent): Promise<MoneyOrder | undefined> {
  const order = await api.wallet.orderByKey({ key });
  return order && { orderNo: order.orderNo };
}

/** Sends an intent and settles a doubt by asking, never by sending again (decision 21). */
async function carryOut(
  intent: MoneyIntent,
  send: (options: { key: string }) => Promise<MoneyOrder>,
): Promise<MoneyOrder> {
  try {
    const { orderNo } = await send({ key: intent.key });
    closeIntent(intent.key);
    return { orderNo };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The key is an order already: an earlier try, with something that `about` leaves out changed since.
    const reused = error.code === 'idempotency.key.reused';
    if (isDecision(error) && !reused) closeIntent(intent.key);
    if (error.details.sent !== true && !reused) throw error;
    const order = await orderOf(intent).catch(() => undefined);
    if (!order) throw error;
    closeIntent(intent.key);
    return order;
  }
}

/** One way to move money: a key for each intent, kept until its decision is known, one order whatever happens. */
export function useMoneyAction<Input>({
  name,
  about,
  send,
  onFound,
}: MoneyActionOptions<Input>): MoneyAction<Input> {
  const client = useQueryClient();
  const [undecided, setUndecided] = useState(() => openIntents(name).length > 0);
  const [checking, setChecking] = useState(false);
  const sending = useRef(false);
  const settled = () => {
    setUndecided(openIntents(name).length > 0);
    void client.invalidateQueries({ queryKey: accountKey });
  };

  async function check() {
    if (sending.current) return;
    setChecking(true);
    try {
      for (const intent of openIntents(name)) {
        const order = await orderOf(intent);
        if (order || !mayArrive(intent)) closeIntent(intent.key);
        if (order) onFound(order);
      }
    } catch {
      // Not reached: it stays undecided, and the screen offers to ask again.
    } finally {
      setChecking(false);
      settled();
    }
  }

  const settleFromBefore = useEffectEvent(() => {
    if (openIntents(name).length > 0) void check();
  });
  useEffect(() => settleFromBefore(), []);

  return {
    undecided,
    checking,
    check: () => void check(),
    async send(input) {
      sending.current = true;
      try {
        const intent = await openIntent(name, about(input));
        return await carryOut(intent, (options) => send(input, options));
      } finally {
        sending.current = false;
        settled();
      }
    },
  };
}
