/** A decimal string, never a binary float (decision 7). */
export type Amount = string;

/** How a currency is written, from the server's settings (D1 §9). */
export interface CurrencyFormat {
  symbol: string;
  /** Number pattern with `¤` for the symbol: `¤#,##0.00` or `#,##0 ¤`. */
  pattern: string;
  grouping: string;
  decimal: string;
}

/** Applies until the settings are loaded (D1 §9). */
export const DEFAULT_CURRENCY: CurrencyFormat = {
  symbol: '￥',
  pattern: '¤#,##0.00',
  grouping: ',',
  decimal: '.',
};

const otherMark = (mark: string) => (mark === ',' ? '.' : ',');

/**
 * Returns a currency whose amounts can be typed and parsed again: the decimal separator is a point or a comma, the
 * group separator another mark, a space, an apostrophe or nothing. Replaces any other separator; if both are the same,
 * the decimal one.
 */
export function usableCurrency<Format extends CurrencyFormat>(currency: Format): Format {
  const grouping = /^[.,\s'’]?$/.test(currency.grouping)
    ? currency.grouping
    : otherMark(currency.decimal);
  const isPoint = /^[.,]$/.test(currency.decimal) && currency.decimal !== grouping;
  const decimal = isPoint ? currency.decimal : grouping === '.' ? ',' : '.';
  return { ...currency, grouping, decimal };
}
