import type { Amount, CurrencyFormat } from '@lobby/core';
import { formatMoney } from '@lobby/i18n';
import { useCurrency } from '@lobby/session';
import { useMemo } from 'react';
import { text } from '../field-errors/field-schemas';
import type { RuleWords } from '../field-errors/use-field-error-text';
import { compareAmounts } from './amount-text';

interface Bounds {
  min: Amount;
  max: Amount;
}

/** Schema of an amount and its bounds as text for errors and hint. */
export interface AmountRule extends RuleWords {
  min: string;
  max: string;
  /** Validates a decimal string. */
  schema: ReturnType<typeof text>;
  currency: CurrencyFormat;
}

/** Drops a trailing point. */
const trimmed = (typed: string): Amount => typed.replace(/[.]$/, '');

/** Rule of an amount in the merchant's currency; for `form.control(name, rule)` and `AmountField`. */
export function useAmountRule({ min, max }: Bounds): AmountRule {
  const currency = useCurrency();
  return useMemo(() => {
    const schema = text((typed) => {
      const amount = trimmed(typed);
      if (amount === '') return 'amountRequired';
      const inside = compareAmounts(amount, min) >= 0 && compareAmounts(amount, max) <= 0;
      return inside ? null : 'amountRange';
    }, trimmed);
    return { min: formatMoney(min, currency), max: formatMoney(max, currency), schema, currency };
  }, [currency, min, max]);
}
