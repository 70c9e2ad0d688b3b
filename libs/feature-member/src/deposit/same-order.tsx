import { refuseOffline, type DepositOrder } from '@lobby/api-client';
import { CALLED_OFF, compareAmounts, type MoneyOrder } from '@lobby/feature-kit';
import { formatMoney, formatTime, useLanguage } from '@lobby/i18n';
import { useCurrency, useFlag } from '@lobby/session';
import { ConfirmDialog } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Deposit } from './begin-deposit';
import { openOrdersQuery } from './deposit.query';

type Answer = 'goOn' | 'another' | 'neither';

interface Question {
  open: boolean;
  /** Kept while the dialog closes. */
  order: DepositOrder | undefined;
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
    const open = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
    return open?.list.find(
      (order) => order.status === 'PENDING' && compareAmounts(order.amount, amount) === 0,
    );
  };
}

/**
 * Sends a deposit. If an unpaid one of the same amount exists (placed earlier or in another tab), asks first;
 * continuing with that one sends nothing.
 */
export function useSameOrder<Input extends Deposit>(money: Sending<Input>) {
  const findOpen = useFindOpen();
  const [open, setOpen] = useState(false);
  const [order, setOrder] = useState<DepositOrder>();
  const decide = useRef<(answer: Answer) => void>(undefined);
  const answer = (chosen: Answer) => {
    setOpen(false);
    decide.current?.(chosen);
  };
  useEffect(function answerAtEnd() {
    return () => decide.current?.('neither');
  }, []);

  function ask(same: DepositOrder): Promise<Answer> {
    setOrder(same);
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
  const question: Question = { open, order, answer };
  return { question, send };
}

/** Asks whether to continue the unpaid deposit or to place another. */
export function SameOrder({ question: { open, order, answer } }: { question: Question }) {
  const { t } = useTranslation('member-deposit');
  const language = useLanguage();
  const currency = useCurrency();
  const details = order && {
    amount: formatMoney(order.amount, currency),
    method: order.methodName,
    time: formatTime(order.expiresAt, language),
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('same.title')}
      text={details && t('same.text', details)}
      confirmLabel={t('same.goOn')}
      others={[{ label: t('same.another'), onPress: () => answer('another') }]}
      onConfirm={() => answer('goOn')}
      onCancel={() => answer('neither')}
    />
  );
}
