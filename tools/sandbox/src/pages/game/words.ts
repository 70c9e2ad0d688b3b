import type { Language } from '../../brands/brands';
import type { SYMBOLS } from '../../wallet/odds.data';
import { eastAsianWords } from './words-east-asia';
import { otherWords } from './words-other';

/** Symbol on the reels; each has a drawing in `symbols/`. */
export type GameSymbol = (typeof SYMBOLS)[number];

/** Texts of the demonstration game; the page interpolates `{name}`. */
export interface GameWords {
  loading: string;
  ready: string;
  stake: string;
  balance: string;
  play: string;
  playing: string;
  /** Result with payout: `{stake}`, `{payout}`, `{multiplier}`. */
  paid: string;
  /** Result without payout: `{stake}`. */
  notPaid: string;
  tooLow: string;
  /** Button that opens the odds; begins with the play-money notice. */
  playMoneyOdds: string;
  oddsAbout: string;
  pays: string;
  chance: string;
  /** `{count}` rounds per outcome. */
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

/** `lang` attribute for each language. */
export const GAME_LOCALES = {
  VI: 'vi',
  EN: 'en',
  CN: 'zh-Hans',
  TW: 'zh-Hant',
  JA: 'ja',
  TH: 'th',
  PT: 'pt-BR',
} as const satisfies Record<Language, string>;
