import type { Category } from '../../catalogue/games';
import { dragonTiger, twoCards } from './cards';
import { contest } from './contests';
import { BY_TITLE } from './contests.data';
import { reels } from './reels';
import type { Rule } from './rule';
import { shots } from './shots';

/** Presentation of a demonstration game. */
export type GameKind = 'reels' | 'hands' | 'shots' | 'match' | 'cards' | 'draw';

const football = contest('FOOTBALL');
const byTitle = BY_TITLE.map(([title, kind]) => ({ title, rule: contest(kind) }));

const sports = (title: string) => byTitle.find((one) => one.title.test(title))?.rule ?? football;

const esports = contest('ESPORTS');
const corners = contest('CORNERS');

/** Demonstration game of each category; lotteries have draws instead of a rule. */
const KINDS: Readonly<
  Record<Category, { kind: GameKind; rule: ((title: string) => Rule) | undefined }>
> = {
  RNG: { kind: 'reels', rule: () => reels },
  PVP: { kind: 'hands', rule: () => twoCards },
  FISH: { kind: 'shots', rule: () => shots },
  SPORTS: { kind: 'match', rule: sports },
  ESPORTS: { kind: 'match', rule: () => esports },
  COCKFIGHT: { kind: 'match', rule: () => corners },
  LIVE: { kind: 'cards', rule: () => dragonTiger },
  LOTT: { kind: 'draw', rule: undefined },
};

export const kindOf = (category: Category): GameKind => KINDS[category].kind;

/** Rule of a game by its English title; undefined for a lottery. */
export const ruleOf = (category: Category, title: string): Rule | undefined =>
  KINDS[category].rule?.(title);
