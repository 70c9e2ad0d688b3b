import { formatMoney } from '@lobby/i18n';
import { amountsHiddenAtom, BALANCE_REFRESH_MS, useCurrencyOf, walletQuery } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useOlderThan } from './use-older-than';

/** Shown for a balance that failed to load. */
const UNKNOWN = '–';

/** Replaces a hidden amount, whatever its length. */
const HIDDEN = '••••••';

/** Age in ms from which a balance is shown with its load time. */
const STALE_MS = 90_000;

/** Largest random share added to the interval, so that clients do not refresh simultaneously. */
const JITTER = 0.1;

/** Refresh interval in ms (D1 §9). */
const randomRefreshMs = () => BALANCE_REFRESH_MS * (1 + JITTER * Math.random());

/** The account's balance for display. */
export interface Balance {
  /** Formatted, dots while hidden, a dash if unknown; undefined while it loads. */
  amount: string | undefined;
  /** When the figure was loaded, ms since the epoch; undefined while it is fresh or unknown. */
  staleSince: number | undefined;
  /** The last load failed. */
  failed: boolean;
  refreshing: boolean;
  refresh(): void;
}

/** Returns a function that replaces an amount by dots while amounts are hidden. */
export function useHiddenAmounts(): (amount: string) => string {
  const hidden = useAtomValue(amountsHiddenAtom);
  return (amount) => (hidden ? HIDDEN : amount);
}

/** Balance of the account: refreshed while mounted, hidden if the user chose so, with its load time once stale. */
export function useBalance(): Balance {
  // One interval per mount: a new one would restart the timer.
  const [refetchInterval] = useState(randomRefreshMs);
  const wallet = useQuery({ ...walletQuery, refetchInterval });
  const { data, isError, isFetching, dataUpdatedAt, refetch } = wallet;
  const currency = useCurrencyOf(data?.currencySymbol);
  const hide = useHiddenAmounts();
  const stale = useOlderThan(dataUpdatedAt, STALE_MS);
  const known = data && currency && hide(formatMoney(data.balance, currency));
  return {
    amount: known ?? (isError ? UNKNOWN : undefined),
    staleSince: data && stale ? dataUpdatedAt : undefined,
    failed: isError,
    refreshing: isFetching,
    refresh: () => void refetch(),
  };
}
