import { DEFAULT_CURRENCY, type Amount, type CurrencyFormat } from '@lobby/core';
import { formatMoney } from '@lobby/i18n';
import { settingsQuery, useFirstWait } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { text } from '../field-errors/field-schemas';
import type { RuleWords } from '../field-errors/use-field-error-text';
import { compareAmounts, exactAmount, isAmount } from './amount-text';

interface Bounds {
  min: Amount;
  max: Amount;
}

/** Schema of an amount and its bounds as text for errors and hint. */
export interface AmountRule extends RuleWords {
  min: string;
  max: string;
  /** Whether no amount is valid: the maximum is below the minimum. */
  isEmpty: boolean;
  /** Validates a decimal string. */
  schema: ReturnType<typeof text>;
  currency: CurrencyFormat;
  /** Whether the currency is still loading. The field is read-only meanwhile: a point separates decimals in one currency, thousands in another. */
  isPending: boolean;
}

/** Format of amounts in an unknown currency: without a symbol. */
const UNKNOWN_CURRENCY: CurrencyFormat = { ...DEFAULT_CURRENCY, symbol: '' };

/** Rule of an amount in the merchant's currency, or in another unit; for `form.control(name, rule)` and `AmountField`. */
export function useAmountRule({ min, max }: Bounds, unit?: CurrencyFormat): AmountRule {
  const settings = useQuery(settingsQuery);
  const known = unit ?? settings.data?.currency;
  const waits = useFirstWait(settings);
  const isPending = !known && waits;
  return useMemo(() => {
    const schema = text((typed) => {
      const amount = exactAmount(typed);
      if (amount.trim() === '') return 'amountRequired';
      if (!isAmount(amount)) return 'amountDigits';
      const inside = compareAmounts(amount, min) >= 0 && compareAmounts(amount, max) <= 0;
      return inside ? null : 'amountRange';
    }, exactAmount);
    const currency = known ?? UNKNOWN_CURRENCY;
    return {
      min: formatMoney(min, known),
      max: formatMoney(max, known),
      isEmpty: compareAmounts(max, min) < 0,
      schema,
      currency,
      isPending,
    };
  }, [known, isPending, min, max]);
}
