import type { Currency } from '../../shared/client/money';

export interface OddsRow {
  multiplier: number;
  /** Probability, 0 to 1. */
  chance: number;
}

export interface Pick {
  pick: string;
  odds: OddsRow[];
}

export interface Round {
  pick: string;
  symbols: string[];
  /** Sides of a match. */
  setting: string[];
  multiplier: number;
  stake: string;
  payout: string;
  /** Time of the deciding draw, ms; null for an instant round. */
  drawAt: number | null;
}

/** Game state from the server; amounts are decimal strings. */
export interface GameState {
  kind: 'reels' | 'hands' | 'shots' | 'match' | 'cards' | 'draw';
  gameName: string;
  picture: string;
  brand: string;
  currency: Currency;
  balance: string;
  freePlay: boolean;
  backUrl: string | null;
  stake: string;
  stakes: string[];
  picks: Pick[];
  setting: string[];
  last: Round | null;
  rounds: number;
  /** Payouts minus stakes of this launch. */
  net: string;
  now: number;
  drawAt: number | null;
}

/** Lobby of a vendor. */
export interface LobbyState {
  kind: 'lobby';
  gameName: string;
  brand: string;
  backUrl: string | null;
  games: { nodeId: string; name: string; picture: string }[];
}
