import { platformNow, refuseOffline, type DepositOrder } from '@lobby/api-client';
import {
  CALLED_OFF,
  compareAmounts,
  fetchAnew,
  useMounted,
  type MoneyOrder,
} from '@lobby/feature-kit';
import { formatMoney, useLanguage } from '@lobby/i18n';
import { useCurrency, useFlag } from '@lobby/session';
import { ConfirmDialog, toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderTime } from '../order/order-time';
import type { Deposit } from './begin-deposit';
import { openOrdersQuery } from './deposit.query';

type Answer = 'goOn' | 'another' | 'neither';

interface Question {
  open: boolean;
  /** What waits; kept while the dialog closes. */
  text: string | undefined;
  answer(answer: Answer): void;
}

interface Sending<Input> {
  isUndecided(input: Input): boolean;
  send(input: Input): Promise<MoneyOrder>;
}

/** Finds an unpaid deposit of the same amount; always fetches, bypassing the cache. */
function useFindOpen() {
  const client = useQueryClient();
  const query = openOrdersQuery(useLanguage());
  const enabled = useFlag('depositRecord');
  return async (amount: string) => {
    if (!enabled) return undefined;
    // A failed list must not block a deposit.
    const open = await fetchAnew(client, query).catch(() => undefined);
    return open?.list.find(
      (order) => order.status === 'PENDING' && compareAmounts(order.amount, amount) === 0,
    );
  };
}

/** Returns a function that says which deposit waits for its payment. */
function useOrderText() {
  const { t } = useTranslation('member-deposit');
  const language = useLanguage();
  const currency = useCurrency();
  return ({ amount, methodName, expiresAt }: DepositOrder) =>
    t('same.text', {
      amount: formatMoney(amount, currency),
      method: methodName,
      time: orderTime(expiresAt, platformNow(), language),
    });
}

/**
 * Sends a deposit. If an unpaid one of the same amount exists (placed earlier or in another tab), asks first;
 * continuing with that one sends nothing. After the screen was left, a toast says that it waits, and nothing is sent.
 */
export function useSameOrder<Input extends Deposit>(money: Sending<Input>) {
  const findOpen = useFindOpen();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState<string>();
  const textOf = useOrderText();
  const mounted = useMounted();
  const decide = useRef<(answer: Answer) => void>(undefined);
  const answer = (chosen: Answer) => {
    setOpen(false);
    decide.current?.(chosen);
  };
  useEffect(function answerAtEnd() {
    return () => decide.current?.('neither');
  }, []);

  async function ask(same: DepositOrder): Promise<Answer> {
    if (!mounted.current) {
      toast.info(textOf(same), { duration: 'long' });
      return 'neither';
    }
    setText(textOf(same));
    setOpen(true);
    return new Promise((done) => {
      decide.current = done;
    });
  }

  async function send(input: Input): Promise<MoneyOrder> {
    refuseOffline();
    // A retry with unknown outcome reuses its key, which finds its order.
    const same = money.isUndecided(input) ? undefined : await findOpen(input.amount);
    const chosen = same ? await ask(same) : 'another';
    if (chosen === 'neither') throw CALLED_OFF;
    return same && chosen === 'goOn' ? { orderNo: same.orderNo } : money.send(input);
  }
  const question: Question = { open, text, answer };
  return { question, send };
}

/** Asks whether to continue the unpaid deposit or to place another. */
export function SameOrder({ question: { open, text, answer } }: { question: Question }) {
  const { t } = useTranslation('member-deposit');
  return (
    <ConfirmDialog
      open={open}
      title={t('same.title')}
      text={text}
      confirmLabel={t('same.goOn')}
      others={[{ label: t('same.another'), onPress: () => answer('another') }]}
      onConfirm={() => answer('goOn')}
      onCancel={() => answer('neither')}
    />
  );
}
