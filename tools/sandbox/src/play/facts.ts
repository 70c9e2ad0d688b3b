import type { Brand } from '../brands/brands';
import type { FactsRow, GameFacts } from '../catalogue/games';
import { toWire } from '../wallet/money';
import { ruleOf } from './kinds/kinds';
import type { Rule } from './kinds/rule';
import { stakesOf } from './stakes';

/** Thresholds of medium and high volatility: standard deviation of a round's multiplier. */
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

/** Facts calculated from a game's rule, for its least favourable pick. */
function calculatedFacts(rule: Rule) {
  const figures = rule.picks.map((pick) => figuresOf(rule, pick));
  return {
    rtp: Math.min(...figures.map(({ rtp }) => rtp)).toFixed(4),
    volatility: volatilityOf(Math.max(...figures.map(({ deviation }) => deviation))),
  } as const;
}

const stated = new WeakMap<Rule, ReturnType<typeof calculatedFacts>>();

function statedOnce(rule: Rule) {
  const known = stated.get(rule) ?? calculatedFacts(rule);
  stated.set(rule, known);
  return known;
}

/** A vendor that publishes no facts. */
const VENDOR_WITHOUT_FACTS = 'hexforge';

const NOT_STATED: GameFacts = { rtp: null, volatility: null, minBet: null };

/** Published facts, calculated from the game's rule. Lotteries have no fixed return; one vendor publishes none. */
export function factsOf(game: FactsRow, brand: Brand): GameFacts {
  if (game.vendor === VENDOR_WITHOUT_FACTS) return NOT_STATED;
  const [least = 0] = stakesOf(brand, game.min_bet);
  const rule = ruleOf(game.category, game.title);
  return {
    ...(rule === undefined ? NOT_STATED : statedOnce(rule)),
    minBet: game.category === 'LOTT' ? null : toWire(least, brand.currency.digits),
  };
}
