import { seeded, seedOf } from '../platform/random';

/** Match, derived from its code and start time. */
export interface Match {
  league: string;
  home: string;
  away: string;
  homeScore: number;
  awayScore: number;
}

/** Duration in ms until the result is known. */
export const MATCH_LASTS_MS = 2 * 3_600_000;

const LEAGUES: readonly [string, ...string[]] = [
  'Harbour League',
  'Northern Cup',
  'Premier Coast',
  'River Series',
];
const CLUBS: readonly [string, ...string[]] = [
  'Ashford Rovers',
  'Bayview Athletic',
  'Castle Hill',
  'Dockside United',
  'Eastmere',
  'Fernbank City',
  'Glenport',
  'Highmoor Wanderers',
  'Ironbridge',
  'Juniper Park',
  'Kingsreach',
  'Lakeside Albion',
];

/** Distribution of goals: none to four. */
const GOALS: readonly [number, ...number[]] = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 4];

export function matchOf(code: string, at: number): Match {
  const random = seeded(seedOf(`match ${code} ${at}`));
  const home = random.below(CLUBS.length);
  const away = (home + 1 + random.below(CLUBS.length - 1)) % CLUBS.length;
  return {
    league: random.pick(LEAGUES),
    home: CLUBS[home] ?? '',
    away: CLUBS[away] ?? '',
    homeScore: random.pick(GOALS),
    awayScore: random.pick(GOALS),
  };
}

/** Win, push or loss. */
export type Verdict = 'WON' | 'DRAW' | 'LOST';

const by = (margin: number): Verdict => (margin > 0 ? 'WON' : margin === 0 ? 'DRAW' : 'LOST');

type Picks = Readonly<Record<string, { odds: number; verdict(match: Match): Verdict }>>;

/** Betting markets of a match. Odds in hundredths. */
export const MARKETS = {
  WINNER: {
    HOME: { odds: 235, verdict: (m) => (m.homeScore > m.awayScore ? 'WON' : 'LOST') },
    AWAY: { odds: 255, verdict: (m) => (m.awayScore > m.homeScore ? 'WON' : 'LOST') },
    DRAW: { odds: 380, verdict: (m) => (m.homeScore === m.awayScore ? 'WON' : 'LOST') },
  },
  /** Handicap of one goal against the home side. */
  HANDICAP: {
    HOME: { odds: 290, verdict: (m) => by(m.homeScore - 1 - m.awayScore) },
    AWAY: { odds: 135, verdict: (m) => by(m.awayScore + 1 - m.homeScore) },
  },
  TOTAL: {
    OVER: { odds: 190, verdict: (m) => by(m.homeScore + m.awayScore - 2.5) },
    UNDER: { odds: 180, verdict: (m) => by(2.5 - m.homeScore - m.awayScore) },
  },
} as const satisfies Record<string, Picks>;

export type Market = keyof typeof MARKETS;

export const isMarket = (play: string): play is Market => Object.hasOwn(MARKETS, play);

export const picksOf = (market: Market): Picks => MARKETS[market];
