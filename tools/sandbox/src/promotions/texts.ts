import { type Brand, LANGUAGES, type Language } from '../brands/brands';
import { CATEGORY_NAMES } from '../catalogue/categories.data';
import type { Category } from '../catalogue/games';
import { inLanguage } from '../content/texts';
import { stakePerPoint } from '../points/lots';
import { levelsOf } from '../vip/levels';
import { shownMoney } from '../wallet/shown-money';
import type { Promotion } from './promotions';
import { SENTENCES, type SentenceKey } from './sentences.data';
import {
  type ApplyTerms,
  CLAIM_DAYS,
  type DepositTerms,
  type Fact,
  type Requirement,
  type Terms,
} from './terms';

const LOCALES = {
  VI: 'vi',
  EN: 'en',
  CN: 'zh-CN',
  TW: 'zh-TW',
  JA: 'ja',
  TH: 'th',
  PT: 'pt-BR',
} as const satisfies Record<Language, string>;

/** Figures of terms: of money in minor units, shares per 10,000, counts, lists of categories. */
interface Figures {
  money?: Readonly<Record<string, number | null>>;
  shares?: Readonly<Record<string, number>>;
  counts?: Readonly<Record<string, number | undefined>>;
  lists?: Readonly<Record<string, readonly Category[]>>;
}

/** Formats figures in a language. */
function written(figures: Figures, brand: Brand, language: Language): ReadonlyMap<string, string> {
  const locale = LOCALES[language];
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const named = (codes: readonly Category[]) =>
    list.format(codes.map((code) => CATEGORY_NAMES[code][language]));
  const { money = {}, shares = {}, counts = {}, lists = {} } = figures;
  return new Map([
    ...Object.entries(money).map(([key, minor]) => [key, shownMoney(brand, minor ?? 0)] as const),
    ...Object.entries(shares).map(([key, n]) => [key, percent.format(n / 10_000)] as const),
    ...Object.entries(counts).map(([key, count]) => [key, String(count ?? 0)] as const),
    ...Object.entries(lists).map(([key, codes]) => [key, named(codes)] as const),
  ]);
}

const fill = (text: string, figures: ReadonlyMap<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (hole, key: string) => figures.get(key) ?? hole);

/** First sentence, further ones, and the figures of both. */
interface Body {
  lead: SentenceKey;
  points: readonly SentenceKey[];
  figures: Figures;
}

const ofDeposit = (terms: DepositTerms): Body => ({
  lead: 'deposit',
  points: [
    'minDeposit',
    ...(terms.firstDeposit === true ? ['firstDeposit' as const] : []),
    ...(terms.vipLevel === undefined ? [] : ['LEVEL' as const]),
    ...(terms.weekend === true ? ['weekend' as const] : []),
    terms.once,
    terms.wagerBase,
    ...(terms.excludedCategories.length === 0 ? [] : ['excluded' as const]),
    ...(terms.maxBet === null ? [] : ['maxBet' as const]),
  ],
  figures: {
    money: { max: terms.maxBonus, min: terms.minDeposit, bet: terms.maxBet },
    shares: { rate: terms.bonusBasisPoints },
    counts: { times: terms.wagerMultiple, validDays: terms.validDays, level: terms.vipLevel },
    lists: { excluded: terms.excludedCategories },
  },
});

const requiredFigures = (requires: Requirement | null) => ({
  days: requires !== null && 'days' in requires ? requires.days : undefined,
  level: requires?.kind === 'LEVEL' ? requires.vipLevel : undefined,
});

const ofApply = (terms: ApplyTerms): Body => ({
  lead: 'apply',
  points: [
    ...(terms.requires === null ? [] : [terms.requires.kind]),
    ...(terms.form.remark === 'REQUIRED' ? ['remark' as const] : []),
    ...(terms.form.images === 'REQUIRED' ? ['images' as const] : []),
    'EVER',
    terms.pays,
    'BONUS',
  ],
  figures: {
    money: { bonus: terms.bonus },
    counts: {
      ...requiredFigures(terms.requires),
      times: terms.wagerMultiple,
      validDays: terms.validDays,
      claimDays: CLAIM_DAYS,
    },
    lists: { categories: terms.requires?.kind === 'PLAYED' ? terms.requires.categories : [] },
  },
});

/** Figures of the programmes of other modules. */
const FACT_FIGURES: Readonly<Record<Fact, (brand: Brand) => Figures>> = {
  VIP: (brand) => {
    const limits = levelsOf(brand).map(({ withdrawDailyMax }) => withdrawDailyMax);
    return { money: { from: Math.min(...limits), to: Math.max(...limits) } };
  },
  REBATE: (brand) => {
    const rates = levelsOf(brand).flatMap(({ rebateRates }) => Object.values(rebateRates));
    return { shares: { from: Math.min(...rates), to: Math.max(...rates) } };
  },
  POINTS: (brand) => ({ money: { stake: stakePerPoint(brand) } }),
  CANCELLED: () => ({}),
  DOWNLOAD: () => ({}),
};

/** Body generated from terms; undefined for a promotion with its own content. */
function bodyOf(terms: Terms, brand: Brand): Body | undefined {
  switch (terms.howTo) {
    case 'DEPOSIT':
      return ofDeposit(terms);
    case 'APPLY':
      return ofApply(terms);
    case 'SIGN':
      return {
        lead: 'sign',
        points: ['EVER', 'claim', 'BONUS'],
        figures: {
          money: { bonus: terms.bonus, stake: terms.minStake },
          counts: {
            eventDays: terms.days,
            times: terms.wagerMultiple,
            validDays: terms.validDays,
            claimDays: CLAIM_DAYS,
          },
          lists: { categories: terms.categories },
        },
      };
    case 'AUTO':
      return {
        lead: 'weekly',
        points: ['BONUS'],
        figures: {
          money: { max: terms.maxBonus },
          shares: { rate: terms.bonusBasisPoints },
          counts: { times: terms.wagerMultiple, validDays: terms.validDays },
          lists: { categories: terms.categories },
        },
      };
    case 'INFO':
      if (terms.fact === null) return undefined;
      return { lead: terms.fact, points: [], figures: FACT_FIGURES[terms.fact](brand) };
  }
}

type Worded = Pick<Promotion, 'names' | 'content' | 'terms'>;

/** Title, without sort number. */
export function titleOf({ names, terms }: Worded, brand: Brand, language: Language): string {
  const figures = written(bodyOf(terms, brand)?.figures ?? {}, brand, language);
  return fill(inLanguage(names, language) ?? '', figures);
}

/** Titles by language, as JSON. */
export function titlesOf(promotion: Worded, brand: Brand): string {
  const titles = LANGUAGES.map((language) => [language, titleOf(promotion, brand, language)]);
  return JSON.stringify(Object.fromEntries(titles));
}

/** HTML body: the promotion's own content, else generated from the terms. */
export function contentOf(promotion: Worded, brand: Brand, language: Language): string {
  if (promotion.content !== null) return inLanguage(promotion.content, language) ?? '';
  const body = bodyOf(promotion.terms, brand);
  if (body === undefined) return '';
  const figures = written(body.figures, brand, language);
  const sentence = (key: SentenceKey) => fill(SENTENCES[key][language], figures);
  const points = body.points.map((key) => `<li>${sentence(key)}</li>`).join('');
  return `<p>${sentence(body.lead)}</p>${points === '' ? '' : `<ul>${points}</ul>`}`;
}
