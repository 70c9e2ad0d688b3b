import type { Brand } from '../brands/brands';
import type { FactsRow, GameFacts } from '../catalogue/games';
import { toWire } from '../wallet/money';
import { ruleOf } from './kinds/kinds';
import type { Rule } from './kinds/rule';
import { stakesOf } from './stakes';

/** Standard deviation of a round's multiplier from which a game counts as of medium and of high volatility. */
const MEDIUM = 1;
const HIGH = 3;

/** Return and standard deviation of a stake of 1 on a pick. */
function figuresOf(rule: Rule, pick: string) {
  const outcomes = rule
    .odds(pick)
    .map(({ halfMultiplier, ways }) => ({ pays: halfMultiplier / 2, chance: ways / rule.ways }));
  const mean = (power: number) =>
    outcomes.reduce((sum, { pays, chance }) => sum + chance * pays ** power, 0);
  return { rtp: mean(1), deviation: Math.sqrt(mean(2) - mean(1) ** 2) };
}

const volatilityOf = (deviation: number) =>
  deviation < MEDIUM ? 'LOW' : deviation < HIGH ? 'MEDIUM' : 'HIGH';

/** What the rule of a demonstration game comes to, by its least favourable pick. */
function statedOf(rule: Rule) {
  const figures = rule.picks.map((pick) => figuresOf(rule, pick));
  return {
    rtp: Math.min(...figures.map(({ rtp }) => rtp)).toFixed(4),
    volatility: volatilityOf(Math.max(...figures.map(({ deviation }) => deviation))),
  } as const;
}

const stated = new WeakMap<Rule, ReturnType<typeof statedOf>>();

function statedOnce(rule: Rule) {
  const known = stated.get(rule) ?? statedOf(rule);
  stated.set(rule, known);
  return known;
}

/** A studio that states nothing of its games. */
const SILENT_VENDOR = 'hexforge';

const NOT_STATED: GameFacts = { rtp: null, volatility: null, minBet: null };

/** What a game states of itself, true of what it plays; a lottery has no return of its own, one vendor states nothing. */
export function factsOf(game: FactsRow, brand: Brand): GameFacts {
  if (game.vendor === SILENT_VENDOR) return NOT_STATED;
  const [least = 0] = stakesOf(brand, game.min_bet);
  const rule = ruleOf(game.category, game.title);
  return {
    ...(rule === undefined ? NOT_STATED : statedOnce(rule)),
    minBet: game.category === 'LOTT' ? null : toWire(least, brand.currency.digits),
  };
}
