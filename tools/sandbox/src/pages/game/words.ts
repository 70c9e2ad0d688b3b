import type { Language } from '../../brands/brands';
import type { SYMBOLS } from '../../wallet/odds.data';
import { eastAsianWords } from './words-east-asia';
import { otherWords } from './words-other';

/** A picture on the reels; `symbols/` holds a drawing of each. */
export type GameSymbol = (typeof SYMBOLS)[number];

/** Texts of the demonstration game; `{name}` is filled in by the page. */
export interface GameWords {
  loading: string;
  ready: string;
  stake: string;
  balance: string;
  play: string;
  playing: string;
  /** After a round: `{stake}`, `{payout}`, `{multiplier}`. */
  paid: string;
  /** After a round without a payout: `{stake}`. */
  notPaid: string;
  tooLow: string;
  /** The button that opens the odds; says first that the money is not real. */
  playMoneyOdds: string;
  oddsAbout: string;
  pays: string;
  chance: string;
  /** `{count}` rounds for one such result. */
  oneIn: string;
  returnToPlayer: string;
  /** `{rate}`, a percentage. */
  returnAbout: string;
  close: string;
  endedTitle: string;
  ended: string;
  noAnswer: string;
  tryAgain: string;
  reels: string;
  symbols: Readonly<Record<GameSymbol, string>>;
}

export const GAME_WORDS: Readonly<Record<Language, GameWords>> = {
  ...otherWords,
  ...eastAsianWords,
};

/** The page's `lang` for each language. */
export const GAME_LOCALES = {
  VI: 'vi',
  EN: 'en',
  CN: 'zh-Hans',
  TW: 'zh-Hant',
  JA: 'ja',
  TH: 'th',
  PT: 'pt-BR',
} as const satisfies Record<Language, string>;
