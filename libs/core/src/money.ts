/** Amounts are decimal strings, never binary floats (decision 7). */
export type Amount = string;

/** How a currency is written (D1 §9, from the consolidated settings). */
export interface CurrencyFormat {
  symbol: string;
  /** `#,##0.00` with the symbol's place shown by `¤`: `¤#,##0.00` or `#,##0 ¤`. */
  pattern: string;
  grouping: string;
  decimal: string;
}

/** Used until the settings arrive (D1 §9). */
export const DEFAULT_CURRENCY: CurrencyFormat = {
  symbol: '￥',
  pattern: '¤#,##0.00',
  grouping: ',',
  decimal: '.',
};
