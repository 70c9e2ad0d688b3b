import type { Currency } from '../../shared/client/money';

export interface OddsRow {
  multiplier: number;
  /** Between 0 and 1. */
  chance: number;
}

export interface Round {
  symbols: string[];
  multiplier: number;
  stake: string;
  payout: string;
}

/** Game state from the server; amounts are decimal strings. */
export interface GameState {
  gameName: string;
  picture: string;
  brand: string;
  currency: Currency;
  balance: string;
  stake: string;
  stakes: string[];
  odds: OddsRow[];
  last: Round | null;
  rounds: number;
}
