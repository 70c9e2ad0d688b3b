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
 * A currency whose amounts can be typed and read again: the point is a point or a comma, what groups digits is another
 * mark, a space, an apostrophe or nothing. A separator that is none of these is replaced, of two that are the same the point.
 */
export function usableCurrency<Format extends CurrencyFormat>(currency: Format): Format {
  const grouping = /^[.,\s'’]?$/.test(currency.grouping)
    ? currency.grouping
    : otherMark(currency.decimal);
  const isPoint = /^[.,]$/.test(currency.decimal) && currency.decimal !== grouping;
  const decimal = isPoint ? currency.decimal : grouping === '.' ? ',' : '.';
  return { ...currency, grouping, decimal };
}
