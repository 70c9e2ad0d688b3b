import type { Category } from '../catalogue/games';
import { type Random, seeded, seedOf } from '../platform/random';
import { type Star, STARS } from './stars.data';
import { COUNTS, OTHER_TITLES, SLOT_TITLES, type SlotTheme, type TitleWords } from './titles.data';
import { STUDIOS, type VendorCode } from './vendors.data';

/** Game of the catalogue, as input for its picture and row. */
export interface SeedGame {
  nodeId: string;
  gameId: string;
  category: Category;
  /** Slots only. */
  theme: SlotTheme | undefined;
  title: string;
  vendor: VendorCode;
  /** Position in every list, from 0. */
  rank: number;
  classify: 'JP' | 'SC' | 'VP' | 'TG' | 'AC' | null;
  minBet: string | null;
  minLine: string | null;
  /** Account types that may not open it (D1 §6). */
  rejects: 'free' | 'virtual' | null;
  names: Star['names'] | undefined;
}

interface Draft {
  category: Category;
  theme: SlotTheme | undefined;
  title: string;
  vendor: VendorCode;
  names: Star['names'] | undefined;
}

/** All word pairs of a theme, ordered so that neighbours share no word. */
function titlesOf({ first, last }: TitleWords, random: Random): string[] {
  const firsts = random.shuffled(first.split('|'));
  const lasts = random.shuffled(last.split('|'));
  const titles: string[] = [];
  for (let shift = 0; shift < lasts.length; shift += 1) {
    firsts.forEach((word, i) => {
      const other = lasts[(i + shift) % lasts.length] ?? '';
      const repeats = other.split(' ').some((part) => word.split(' ').includes(part));
      if (!repeats) titles.push(`${word} ${other}`);
    });
  }
  return titles;
}

function fresh(used: Set<string>, titles: string[], count: number): string[] {
  const kept: string[] = [];
  for (const title of titles) {
    if (kept.length === count) break;
    const key = title.toLowerCase();
    if (used.has(key)) continue;
    used.add(key);
    kept.push(title);
  }
  return kept;
}

interface Group {
  category: Category;
  theme: SlotTheme | undefined;
  words: TitleWords;
  count: number;
}

/** Groups of games to generate besides the stars. */
function groups(): Group[] {
  const starred = (category: Category, theme: SlotTheme | undefined) =>
    STARS.filter((star) => star.category === category && star.theme === theme).length;
  const themes = Object.keys(SLOT_TITLES) as SlotTheme[];
  const slots = themes.map((theme) => ({
    category: 'RNG' as const,
    theme,
    words: SLOT_TITLES[theme],
    count: COUNTS.RNG / themes.length - starred('RNG', theme),
  }));
  const others = (Object.keys(OTHER_TITLES) as (keyof typeof OTHER_TITLES)[]).map((category) => ({
    category,
    theme: undefined,
    words: OTHER_TITLES[category],
    count: COUNTS[category] - starred(category, undefined),
  }));
  return [...slots, ...others];
}

/** The generated rest of the catalogue, shuffled so that neighbours differ in theme and studio. */
function crowd(used: Set<string>): Draft[] {
  const all = groups().flatMap(({ category, theme, words, count }) => {
    const random = seeded(seedOf(`titles ${category} ${theme ?? ''}`));
    const studios = random.shuffled(STUDIOS[category]);
    const [only] = STUDIOS[category];
    return fresh(used, titlesOf(words, random), count).map((title, i) => ({
      place: (i + random.next()) / count,
      draft: {
        category,
        theme,
        title,
        vendor: studios[i % studios.length] ?? only,
        names: undefined,
      },
    }));
  });
  return all.sort((a, b) => a.place - b.place).map(({ draft }) => draft);
}

/** Slot classes in rotation; null for about half of the slots. */
const CLASSIFY = ['SC', 'VP', 'TG', 'AC', null, null, 'JP', null] as const;
const MIN_BETS = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'] as const;
const MIN_LINES = ['1', '5', '10', '20', '25', '40'] as const;

/** Trial accounts cannot place bets that others settle; virtual accounts cannot enter draws. */
const REJECTS: Partial<Record<Category, SeedGame['rejects']>> = {
  SPORTS: 'free',
  COCKFIGHT: 'free',
  LOTT: 'virtual',
};

function toGame(draft: Draft, rank: number): SeedGame {
  const random = seeded(seedOf(draft.title));
  const slot = draft.category === 'RNG';
  return {
    ...draft,
    rank,
    nodeId: String(20_001 + rank),
    gameId: `${draft.vendor.toUpperCase()}_${1000 + rank}`,
    classify: slot ? random.pick(CLASSIFY) : null,
    minBet: slot ? random.pick(MIN_BETS) : null,
    minLine: slot ? random.pick(MIN_LINES) : null,
    rejects: REJECTS[draft.category] ?? null,
  };
}

let known: readonly SeedGame[] | undefined;

/** Every game in list order; deterministic. */
export function catalogue(): readonly SeedGame[] {
  if (known !== undefined) return known;
  const used = new Set(STARS.map(({ title }) => title.toLowerCase()));
  const stars: Draft[] = STARS.map((star) => ({ ...star }));
  known = [...stars, ...crowd(used)].map(toGame);
  return known;
}
