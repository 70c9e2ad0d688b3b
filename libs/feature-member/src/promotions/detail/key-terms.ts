import type { Promotion } from '@lobby/api-client';
import { multiplyAmount } from '@lobby/core';
import type labels from '../../labels/en/member-promotions.json';

/** Section of the card. */
export type Part = 'get' | 'must' | 'until' | 'not';

/** A label's key without its plural suffix. */
type Base<Key> = Key extends `${infer Start}_${'one' | 'other'}` ? Start : Key;

type Labels = Base<keyof typeof labels>;

/** One sentence of the card: label and interpolated values. */
export interface Fact {
  label: Extract<Labels, `${Part}.${string}`>;
  values: Readonly<Record<string, string | number>>;
}

type Terms = Promotion['terms'];

/** Formatters of figures. */
export interface Writing {
  money(amount: string): string;
  rate(rate: string): string;
  games(categories: Terms['categories']): string;
  day(time: number): string;
  /** Decimal places of the currency. */
  digits: number;
}

/** A sentence, or nothing if the terms do not contain it. */
type Row = Fact | false | null | undefined;

const fact = (label: Fact['label'], values: Fact['values'] = {}): Fact => ({ label, values });

function benefits({ howTo, terms }: Promotion, { money, rate }: Writing): Row[] {
  const { bonusRate, maxBonus, bonus } = terms;
  const label = howTo === 'AUTO' ? 'get.weekly' : 'get.deposit';
  return [
    bonusRate != null && fact(label, { rate: rate(bonusRate), max: money(maxBonus ?? '') }),
    bonus != null && fact('get.bonus', { bonus: money(bonus) }),
  ];
}

/** Turnover before a withdrawal: an amount if the bonus is fixed, a multiple otherwise. */
function wagering({ wagerMultiple, wagerBase, bonus }: Terms, { money, digits }: Writing): Row {
  if (wagerMultiple == null) return null;
  const times = wagerMultiple;
  if (wagerBase === 'BONUS_AND_DEPOSIT') return fact('must.wagerBoth', { times });
  if (bonus == null) return fact('must.wager', { times });
  return fact('must.wagerSum', {
    times,
    amount: money(multiplyAmount(bonus, String(times), digits)),
  });
}

function requirements({ howTo, terms }: Promotion, writing: Writing): Row[] {
  const { minDeposit, minStake, eventDays, categories, vipLevel, once } = terms;
  const games = writing.games(categories);
  const event = { stake: writing.money(minStake ?? ''), games, count: eventDays ?? 0 };
  return [
    vipLevel != null && fact('must.vip', { level: vipLevel }),
    minDeposit != null && fact('must.deposit', { amount: writing.money(minDeposit) }),
    howTo === 'APPLY' && fact('must.apply'),
    howTo === 'APPLY' && categories.length > 0 && fact('must.played', { games }),
    howTo === 'SIGN' && fact('must.event', event),
    howTo === 'AUTO' && fact('must.play', { games }),
    wagering(terms, writing),
    once != null && once !== 'UNKNOWN' && fact(`must.once.${once}`),
  ];
}

function dates({ startDate, endDate, terms }: Promotion, { day }: Writing): Row[] {
  const from = day(startDate);
  return [
    // The end is exclusive: subtract 1 ms for the last day.
    endDate ? fact('until.runs', { from, to: day(endDate - 1) }) : fact('until.always', { from }),
    terms.claimDays != null && fact('until.claim', { count: terms.claimDays }),
    terms.validDays != null && fact('until.valid', { count: terms.validDays }),
  ];
}

function exclusions({ terms }: Promotion, { games, money }: Writing): Row[] {
  const { excludedCategories, maxBet, wagerMultiple } = terms;
  return [
    excludedCategories.length > 0 && fact('not.games', { games: games(excludedCategories) }),
    maxBet != null && fact('not.maxBet', { amount: money(maxBet) }),
    wagerMultiple != null && fact('not.cancelled'),
  ];
}

const isFact = (row: Row): row is Fact => Boolean(row);

/** Sentences of the key terms, by section; only figures from `promotion.terms` appear. */
export function keyTermsOf(promotion: Promotion, writing: Writing): Record<Part, readonly Fact[]> {
  return {
    get: benefits(promotion, writing).filter(isFact),
    must: requirements(promotion, writing).filter(isFact),
    until: dates(promotion, writing).filter(isFact),
    not: exclusions(promotion, writing).filter(isFact),
  };
}
