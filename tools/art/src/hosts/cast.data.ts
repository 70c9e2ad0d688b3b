import type { ExtraName } from './extras';
import type { HairName } from './hair';
import type { OutfitName } from './outfits';
import type { RoomName } from './rooms';

/** Lit and dark tone of a head of hair. */
export const HAIR_COLOURS: readonly (readonly [string, string])[] = [
  ['#2b2238', '#0e0a16'],
  ['#5a3328', '#24120f'],
  ['#3a2018', '#160a08'],
  ['#7a4a2a', '#38200f'],
  ['#1f1a28', '#08060c'],
  ['#8a5a3a', '#4a2814'],
  ['#3a3448', '#191522'],
];

/** Lit tone, dark tone and trim of an outfit. */
export const CLOTH_COLOURS: readonly (readonly [string, string, string])[] = [
  ['#7a4bff', '#3a1f9c', '#ffd27a'],
  ['#1f3f8f', '#10224f', '#c92a3f'],
  ['#20b7a5', '#0b6e74', '#ffd27a'],
  ['#e0415f', '#8f1740', '#ffe2a0'],
  ['#e9edf8', '#aab4d0', '#5b8cff'],
  ['#f08a3c', '#b0521c', '#fff3df'],
  ['#2f7d5a', '#14402f', '#f3d9a6'],
  ['#c23b8a', '#6a1850', '#ffd8e4'],
  ['#34405e', '#1a2238', '#25a0e0'],
  ['#d9b25a', '#8a6420', '#7a1f2a'],
];

export const LIPS: readonly string[] = [
  '#d83a5c',
  '#e0617a',
  '#c02a48',
  '#c94a5c',
  '#d6485a',
  '#b8475f',
];
export const IRISES: readonly string[] = ['#3a2320', '#4a2f22', '#2c3a3a', '#51341f'];

/** Hair styles in rotation, so that neighbouring hosts differ. */
export const HAIRS: readonly HairName[] = [
  'wave',
  'quiff',
  'bob',
  'bun',
  'short',
  'long',
  'curls',
  'pony',
];
export const FITS: readonly OutfitName[] = [
  'blazer',
  'roll',
  'aodai',
  'hood',
  'vest',
  'blazer',
  'dress',
];
export const PLACES: readonly RoomName[] = [
  'arch',
  'view',
  'bokeh',
  'disc',
  'shelf',
  'curtain',
  'screens',
];

/** Extras suited to open and short hair. */
export const EXTRA_SETS: Readonly<Record<'open' | 'short', readonly (readonly ExtraName[])[]>> = {
  open: [
    ['earrings', 'necklace'],
    ['headphones'],
    ['earrings', 'flower'],
    ['glasses', 'earrings'],
    ['headset'],
    ['earrings', 'cards'],
    ['flower', 'fan'],
    ['glasses', 'microphone'],
    [],
  ],
  short: [
    ['cards'],
    ['glasses'],
    ['headset'],
    ['microphone'],
    ['headphones'],
    ['glasses', 'cards'],
  ],
};
