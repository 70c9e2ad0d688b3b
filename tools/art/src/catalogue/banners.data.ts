import type { PictureBrand } from '../brand';
import type { EffectName } from '../compose/effects';
import type { RenderMode } from '../core/kit';
import type { Harmony } from '../core/palette';
import type { HeroName } from '../heroes';
import type { SceneName } from '../scenes';

/** Subject of an offer: a main object, one or two companions, and particles. */
export interface Cast {
  readonly heroes: readonly [lead: HeroName, left: HeroName, right?: HeroName];
  readonly scene: SceneName;
  readonly effect: EffectName;
}

/** Subjects of banners and promotions. */
export const CASTS = {
  parade: { heroes: ['dragonFace', 'ingots', 'lantern'], scene: 'lanternNight', effect: 'coins' },
  harvest: { heroes: ['lotus', 'lantern'], scene: 'garden', effect: 'petals' },
  ocean: { heroes: ['f_shark', 'clam', 'f_clown'], scene: 'reef', effect: 'bubbles' },
  tables: { heroes: ['rouletteSet', 'deck', 'cardFan'], scene: 'drape', effect: 'sparks' },
  cards: { heroes: ['royalFan', 'chipWall', 'deck'], scene: 'felt', effect: 'sparks' },
  football: { heroes: ['b_soccer', 'cup', 'boot'], scene: 'stadium', effect: 'confetti' },
  arena: { heroes: ['mech', 'pad', 'headset'], scene: 'techTunnel', effect: 'streaks' },
  draw: { heroes: ['balls', 'tickets', 'drumMachine'], scene: 'podium', effect: 'confetti' },
  crest: { heroes: ['roosterCrest', 'cup', 'roosterStand'], scene: 'deco', effect: 'sparks' },
  treasure: { heroes: ['chest', 'ship', 'compass'], scene: 'seaSunset', effect: 'coins' },
  sweets: { heroes: ['candies', 'donut', 'lollipop'], scene: 'candyland', effect: 'confetti' },
  carnival: { heroes: ['jester', 'sevens', 'wheel'], scene: 'circus', effect: 'confetti' },
  gift: { heroes: ['gift', 'balloon', 'clover'], scene: 'meadow', effect: 'confetti' },
  privilege: { heroes: ['crown', 'diamondSide', 'egg'], scene: 'hall', effect: 'sparks' },
  nebula: { heroes: ['planet', 'rocket', 'ufo'], scene: 'space', effect: 'stardust' },
  wisdom: { heroes: ['hourglass', 'compass'], scene: 'shelves', effect: 'fireflies' },
  coins: { heroes: ['coin', 'ingots', 'coinRain'], scene: 'podium', effect: 'coins' },
  purse: { heroes: ['potGold', 'coin', 'clover'], scene: 'meadow', effect: 'coins' },
  parcel: { heroes: ['gift', 'star', 'balloon'], scene: 'podium', effect: 'confetti' },
  cinema: { heroes: ['tickets', 'star'], scene: 'drape', effect: 'sparks' },
  whale: { heroes: ['whale', 'turtle', 'seahorse'], scene: 'reef', effect: 'bubbles' },
} as const satisfies Record<string, Cast>;

export type CastName = keyof typeof CASTS;

/** Subjects of each brand's banners, in order. */
export const BRAND_CASTS: Readonly<Record<PictureBrand, readonly CastName[]>> = {
  aurora: ['ocean', 'nebula', 'tables', 'privilege', 'arena', 'football', 'treasure', 'harvest'],
  jade: ['harvest', 'gift', 'cards', 'football', 'treasure', 'ocean', 'wisdom', 'sweets'],
  ember: ['parade', 'carnival', 'draw', 'crest', 'tables', 'treasure', 'privilege', 'harvest'],
};

/** Colour harmonies of each brand's banners. */
export const BRAND_HARMONIES: Readonly<Record<PictureBrand, readonly Harmony[]>> = {
  aurora: [
    {
      name: 'bay',
      deep: '#0a1036',
      mid: '#2547a8',
      glow: '#6ff0e0',
      key: '#8a5bff',
      key2: '#ffd27a',
      accent: '#25e0c5',
      metal: 'gold',
    },
    {
      name: 'dusk',
      deep: '#120a44',
      mid: '#4a36b8',
      glow: '#ff9fd0',
      key: '#5b8cff',
      key2: '#ffcf7a',
      accent: '#25e0c5',
      metal: 'gold',
    },
    {
      name: 'ice',
      deep: '#08143c',
      mid: '#2a6fc0',
      glow: '#d8f4ff',
      key: '#ff8fb8',
      key2: '#ffe08a',
      accent: '#7a5bff',
      metal: 'silver',
    },
    {
      name: 'teal',
      deep: '#061a36',
      mid: '#0f6f9a',
      glow: '#8affdc',
      key: '#6f6bff',
      key2: '#ffb25a',
      accent: '#5b8cff',
      metal: 'gold',
    },
  ],
  jade: [
    {
      name: 'morning',
      deep: '#8fbfa6',
      mid: '#cfe4d6',
      glow: '#fff6df',
      key: '#0b6b4f',
      key2: '#e2a24a',
      accent: '#d9694a',
      metal: 'gold',
    },
    {
      name: 'shore',
      deep: '#8db9c4',
      mid: '#d2e8ea',
      glow: '#fff8e6',
      key: '#d9694a',
      key2: '#0b6b4f',
      accent: '#e2a24a',
      metal: 'gold',
    },
    {
      name: 'peach',
      deep: '#d8a98a',
      mid: '#f4dfcc',
      glow: '#fffaf0',
      key: '#0b6b4f',
      key2: '#c9573f',
      accent: '#3f8c9a',
      metal: 'copper',
    },
    {
      name: 'moss',
      deep: '#9db78a',
      mid: '#dde8cf',
      glow: '#fffbe8',
      key: '#c9573f',
      key2: '#14845f',
      accent: '#d99a2a',
      metal: 'gold',
    },
  ],
  ember: [
    {
      name: 'feast',
      deep: '#2a0a12',
      mid: '#b8202f',
      glow: '#ffb25a',
      key: '#ffb03a',
      key2: '#ff5a3c',
      accent: '#25b3a0',
      metal: 'gold',
    },
    {
      name: 'hearth',
      deep: '#3c0a2c',
      mid: '#d4551c',
      glow: '#ffd98a',
      key: '#e0283c',
      key2: '#ffd27a',
      accent: '#9a2a6a',
      metal: 'gold',
    },
    {
      name: 'velvet',
      deep: '#22061c',
      mid: '#8a1f5a',
      glow: '#ffb88a',
      key: '#ffc24a',
      key2: '#ff6a4a',
      accent: '#2fbfae',
      metal: 'gold',
    },
    {
      name: 'amber',
      deep: '#42082a',
      mid: '#e0781c',
      glow: '#fff0b0',
      key: '#c01f3a',
      key2: '#ffe08a',
      accent: '#1f9a94',
      metal: 'gold',
    },
  ],
};

/** Render mode of each brand. */
export const BRAND_MODES: Readonly<Record<PictureBrand, RenderMode>> = {
  aurora: 'lux',
  jade: 'paper',
  ember: 'toon',
};
