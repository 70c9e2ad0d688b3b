/** Currency format; `¤` in the pattern marks the symbol. */
export interface Currency {
  symbol: string;
  pattern: string;
  grouping: string;
  decimal: string;
}

export function isLess(one: string, other: string): boolean;
export function subtract(one: string, other: string): string;
export function money(amount: string, currency: Currency): string;
