import type { Promotion } from '@lobby/api-client';
import { multiplyAmount } from '@lobby/core';
import type labels from '../../labels/en/member-promotions.json';

/** A question that the card answers. */
export type Part = 'get' | 'must' | 'until' | 'not';

/** A label without the ending of its plural form. */
type Base<Key> = Key extends `${infer Start}_${'one' | 'other'}` ? Start : Key;

type Labels = Base<keyof typeof labels>;

/** A sentence of the card: its label, and what is filled in. */
export interface Fact {
  label: Extract<Labels, `${Part}.${string}`>;
  values: Readonly<Record<string, string | number>>;
}

type Terms = Promotion['terms'];

/** How figures are written. */
export interface Writing {
  money(amount: string): string;
  rate(rate: string): string;
  games(categories: Terms['categories']): string;
  day(time: number): string;
  /** Decimal places of the currency. */
  digits: number;
}

/** A row of the table: a sentence, or nothing where the terms do not say it. */
type Row = Fact | false | null | undefined;

const fact = (label: Fact['label'], values: Fact['values'] = {}): Fact => ({ label, values });

function whatOneGets({ howTo, terms }: Promotion, { money, rate }: Writing): Row[] {
  const { bonusRate, maxBonus, bonus } = terms;
  const label = howTo === 'AUTO' ? 'get.weekly' : 'get.deposit';
  return [
    bonusRate != null && fact(label, { rate: rate(bonusRate), max: money(maxBonus ?? '') }),
    bonus != null && fact('get.bonus', { bonus: money(bonus) }),
  ];
}

/** What is to be bet before a withdrawal: a sum where the bonus is fixed, a multiple otherwise. */
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

function whatOneMust({ howTo, terms }: Promotion, writing: Writing): Row[] {
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

function untilWhen({ startDate, endDate, terms }: Promotion, { day }: Writing): Row[] {
  const from = day(startDate);
  return [
    // The end is exclusive: the last day is the one before.
    endDate ? fact('until.runs', { from, to: day(endDate - 1) }) : fact('until.always', { from }),
    terms.claimDays != null && fact('until.claim', { count: terms.claimDays }),
    terms.validDays != null && fact('until.valid', { count: terms.validDays }),
  ];
}

function whatDoesNotCount({ terms }: Promotion, { games, money }: Writing): Row[] {
  const { excludedCategories, maxBet, wagerMultiple } = terms;
  return [
    excludedCategories.length > 0 && fact('not.games', { games: games(excludedCategories) }),
    maxBet != null && fact('not.maxBet', { amount: money(maxBet) }),
    wagerMultiple != null && fact('not.cancelled'),
  ];
}

const isFact = (row: Row): row is Fact => Boolean(row);

/** What the terms of a promotion say, by the questions of its card; every figure is one of the terms. */
export function truthOf(promotion: Promotion, writing: Writing): Record<Part, readonly Fact[]> {
  return {
    get: whatOneGets(promotion, writing).filter(isFact),
    must: whatOneMust(promotion, writing).filter(isFact),
    until: untilWhen(promotion, writing).filter(isFact),
    not: whatDoesNotCount(promotion, writing).filter(isFact),
  };
}
