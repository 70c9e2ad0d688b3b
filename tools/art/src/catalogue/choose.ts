import { distance, type Metal, mix, shiftHue, toLab } from '../core/colour';
import type { RenderMode } from '../core/kit';
import { METALS } from '../core/metals.data';
import type { Harmony } from '../core/palette';
import { Rng } from '../core/rng';
import type { HeroName } from '../heroes';
import type { SceneName } from '../scenes';
import { CATEGORY_THEMES } from './category-themes.data';
import { HARMONIES, type HarmonyName } from './harmonies.data';
import { HOUSES } from './houses.data';
import { TITLE_COLOURS, TITLE_HEROES } from './keywords.data';
import { SLOT_THEMES, type SlotTheme } from './slot-themes.data';
import type { Theme } from './theme';

/** Game categories, by the catalogue's codes. */
export type GameCategory =
  | 'RNG'
  | 'LIVE'
  | 'FISH'
  | 'PVP'
  | 'SPORTS'
  | 'ESPORTS'
  | 'LOTT'
  | 'COCKFIGHT';

/** Input of a game's picture. */
export interface GameRecord {
  id: string;
  category: GameCategory;
  /** English title; its words select the object and the main colour. */
  title: string;
  /** Theme of a slot game. Default: chosen by the title, else at random. */
  theme?: SlotTheme | undefined;
  vendorCode: string;
}

/** Choices made before drawing. */
export interface GameChoice {
  theme: Theme;
  mode: RenderMode;
  harmony: Harmony;
  hero: HeroName;
  scene: SceneName;
}

/** Scenes required by an object: no ship under water, no castle in a tunnel. */
const PLACES: Partial<Record<HeroName, readonly SceneName[]>> = {
  ship: ['seaSunset', 'peaks', 'snow', 'clouds'],
  airship: ['city', 'clouds', 'peaks', 'gearwall'],
  balloon: ['meadow', 'clouds', 'candyland', 'peaks'],
  horse: ['peaks', 'clouds', 'mesa', 'dunes', 'stadium', 'burst', 'meadow', 'hall', 'podium'],
  minecart: ['cave', 'mesa', 'burst', 'swirl'],
  pagoda: ['clouds', 'lanternNight', 'karst', 'garden', 'peaks', 'arch'],
  castle: ['meadow', 'clouds', 'forest', 'haunted', 'peaks'],
  volcano: ['lava', 'burst', 'swirl', 'peaks'],
};

/** Objects that are always gold, regardless of the harmony's metal. */
const GOLDEN: ReadonlySet<HeroName> = new Set<HeroName>(['ingots', 'coin', 'coinRain', 'potGold']);

/** Themes suited to neon; not food, animals and fish. */
const NEON_THEMES: ReadonlySet<SlotTheme> = new Set<SlotTheme>([
  'space',
  'gems',
  'party',
  'racer',
  'steam',
  'mystic',
  'western',
  'royal',
]);
/** Harmonies suited to neon: dark backdrops only. */
const NEON_HARMONIES: ReadonlySet<HarmonyName> = new Set<HarmonyName>([
  'ultraviolet',
  'indigo',
  'abyss',
  'periwinkle',
  'amethyst',
  'carbon',
  'peacock',
  'midnight',
  'coral',
  'plum',
]);
const NEON_SCENES: readonly SceneName[] = [
  'techTunnel',
  'neonGrid',
  'hexwall',
  'city',
  'space',
  'burst',
];

const slotThemes = (): SlotTheme[] => Object.keys(SLOT_THEMES).filter(isSlotTheme);

/** Whether a string is a slot theme. */
export const isSlotTheme = (name: string): name is SlotTheme => Object.hasOwn(SLOT_THEMES, name);

/** Objects matching a title, best match first. */
function heroesOfTitle(title: string): readonly (readonly HeroName[])[] {
  const text = ` ${title.toLowerCase()} `;
  return TITLE_HEROES.flatMap(([words, heroes]) =>
    words
      .filter((word) => text.includes(` ${word}`))
      .map((word) => ({ heroes, score: word.length - text.indexOf(` ${word}`) * 0.02 })),
  )
    .sort((a, b) => b.score - a.score)
    .map(({ heroes }) => heroes);
}

function chooseTheme(record: GameRecord, rng: Rng): { theme: Theme; slot?: SlotTheme } {
  if (record.category !== 'RNG') return { theme: CATEGORY_THEMES[record.category] };
  if (record.theme) return { theme: SLOT_THEMES[record.theme], slot: record.theme };
  const wanted = heroesOfTitle(record.title)[0];
  const fitting = slotThemes().filter((name) => {
    const own: readonly HeroName[] = SLOT_THEMES[name].heroes;
    return wanted?.some((hero) => own.includes(hero)) ?? false;
  });
  const slot = rng.pick(fitting.length > 0 ? fitting : slotThemes());
  return { theme: SLOT_THEMES[slot], slot };
}

function chooseHero(record: GameRecord, theme: Theme, rng: Rng): HeroName {
  for (const heroes of heroesOfTitle(record.title)) {
    const legal = heroes.filter((name) => theme.heroes.includes(name));
    if (legal.length > 0) return rng.pick(legal);
  }
  return rng.pick(theme.heroes);
}

function chooseMode(
  { category }: GameRecord,
  house: (typeof HOUSES)[number],
  slot: SlotTheme | undefined,
  rng: Rng,
): RenderMode {
  if (category === 'LIVE')
    return rng.weighted([
      ['lux', 4],
      ['toon', 1],
    ]);
  if (category === 'COCKFIGHT')
    return rng.weighted([
      ['lux', 2],
      ['toon', 3],
      ['poster', 1],
    ]);
  const mode = rng.weighted(house.modes);
  if (mode !== 'neon') return mode;
  if (category === 'FISH' || (slot && !NEON_THEMES.has(slot))) return 'toon';
  return mode;
}

function colourOf(title: string): string | undefined {
  const words = new Set(title.toLowerCase().split(/[^a-z]+/));
  return TITLE_COLOURS.find(([names]) => names.some((name) => words.has(name)))?.[1];
}

/** Metal with sufficient contrast, if the harmony's own has too little. */
function chooseMetal({ mid, glow, metal }: Harmony): Metal {
  const [L, a, b] = toLab(mix(mid, glow, 0.3));
  const apart = (name: Metal) => {
    const [l, x, y] = toLab(METALS[name].b);
    return Math.hypot(l - L, 1.4 * (x - a), 1.4 * (y - b));
  };
  if (apart(metal) >= 0.2) return metal;
  const others: Metal[] = ['gold', 'silver', 'rose'];
  return others.sort((x, y) => apart(y) - apart(x))[0] ?? metal;
}

/**
 * Assigns the harmony's colours to roles in this picture: usually the colour furthest from the backdrop
 * is the main one. All hues shift slightly, so that pictures of one harmony differ.
 */
export function tuneHarmony(name: HarmonyName, title: string, rng: Rng): Harmony {
  const base = HARMONIES[name];
  const drift = rng.fork('drift').float(-9, 9);
  const deep = shiftHue(base.deep, drift);
  const mid = shiftHue(base.mid, drift);
  const backdrop = mix(mid, base.glow, 0.25);
  const roles = [shiftHue(base.key, drift), base.key2, shiftHue(base.accent, drift)].sort(
    (a, b) => distance(b, backdrop) - distance(a, backdrop),
  );
  const leading = rng.fork('lead').weighted([
    [0, 5],
    [1, 3],
    [2, 1.2],
  ]);
  const rest = roles.filter((_, i) => i !== leading);
  if (rng.fork('rest').chance()) rest.reverse();
  const lead = roles[leading] ?? base.key;
  const asked = colourOf(title);
  const harmony: Harmony = {
    ...base,
    deep,
    mid,
    key: asked ?? lead,
    key2: asked ? lead : (rest[0] ?? base.key2),
    accent: rest[1] ?? base.accent,
  };
  return { ...harmony, metal: chooseMetal(harmony) };
}

/** Stable index for a studio's code, to select its house style. */
export const indexOf = (code: string, length: number): number =>
  Math.floor(new Rng(`studio/${code}`).next() * length);

function chooseHarmony(theme: Theme, house: (typeof HOUSES)[number], rng: Rng): HarmonyName {
  const both = theme.harmonies.filter((name) => house.harmonies.includes(name));
  if (both.length > 0 && rng.fork('both').chance(0.45)) return rng.fork('pick').pick(both);
  return rng.fork('pick').pick(rng.fork('own').chance(0.8) ? theme.harmonies : house.harmonies);
}

function chooseScene(hero: HeroName, theme: Theme, mode: RenderMode, rng: Rng): SceneName {
  const places = PLACES[hero];
  if (places) {
    const legal = places.filter((name) => theme.scenes.includes(name));
    return rng.pick([...legal, ...places.slice(0, 2)]);
  }
  return rng.pick(mode === 'neon' ? NEON_SCENES : theme.scenes);
}

/** The mode, or a replacement if it does not suit the harmony. */
function suitableMode(mode: RenderMode, harmony: HarmonyName): RenderMode {
  if (mode === 'neon' && !NEON_HARMONIES.has(harmony)) return 'toon';
  // The darkest harmony is illegible in flat modes.
  if (harmony === 'noir' && (mode === 'poster' || mode === 'paper')) return 'lux';
  return mode;
}

/** Chooses the content and style of a game's picture. */
export function chooseGame(record: GameRecord): GameChoice {
  const root = new Rng(`game/${record.id}`);
  const house = HOUSES[indexOf(record.vendorCode, HOUSES.length)];
  if (!house) throw new RangeError('no house styles');
  const { theme, slot } = chooseTheme(record, root.fork('theme'));
  const harmonyName = chooseHarmony(theme, house, root.fork('harmony'));
  const wanted = chooseMode(record, house, slot, root.fork('mode'));
  const mode = suitableMode(wanted, harmonyName);
  const hero = chooseHero(record, theme, root.fork('hero'));
  const harmony = tuneHarmony(harmonyName, record.title, root);
  return {
    theme,
    mode,
    harmony: GOLDEN.has(hero) ? { ...harmony, metal: 'gold' } : harmony,
    hero,
    scene: chooseScene(hero, theme, mode, root.fork('scene')),
  };
}
