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
