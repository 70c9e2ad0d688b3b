import type { Language } from '../../brands/brands';
import type { SYMBOLS } from '../../wallet/odds.data';
import { eastAsianWords } from './words-east-asia';
import { KIND_WORDS, type KindWords } from './words-kinds.data';
import { otherWords } from './words-other';

/** Symbol on the reels; each has a drawing in `symbols/`. */
type GameSymbol = (typeof SYMBOLS)[number];

/** Texts of every demonstration game. */
export interface CommonWords {
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
  symbols: Readonly<Record<GameSymbol, string>>;
}

/** Texts of the demonstration games; the page interpolates `{name}`. */
export type GameWords = CommonWords & KindWords;

const common: Readonly<Record<Language, CommonWords>> = { ...otherWords, ...eastAsianWords };

export const gameWords = (language: Language): GameWords => ({
  ...common[language],
  ...KIND_WORDS[language],
});

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
