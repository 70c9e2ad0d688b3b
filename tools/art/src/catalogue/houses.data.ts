import type { HarmonyName } from './harmonies.data';
import type { RenderMode } from '../core/kit';
import type { Weighted } from '../core/rng';

/** House style of a studio, so that its games look related and differ from other studios'. */
export interface House {
  readonly modes: readonly Weighted<RenderMode>[];
  readonly harmonies: readonly HarmonyName[];
}

/** House styles, assigned to studios by code. */
export const HOUSES: readonly House[] = [
  {
    modes: [
      ['lux', 3],
      ['toon', 2],
    ],
    harmonies: ['imperial', 'jadecourt', 'saffron', 'midnight', 'velvet'],
  },
  {
    modes: [
      ['toon', 4],
      ['lux', 1],
    ],
    harmonies: ['patina', 'terracotta', 'noir', 'storm', 'midnight'],
  },
  {
    modes: [
      ['neon', 3],
      ['lux', 2],
    ],
    harmonies: ['ultraviolet', 'indigo', 'abyss', 'periwinkle', 'amethyst'],
  },
  {
    modes: [
      ['toon', 3],
      ['paper', 2],
    ],
    harmonies: ['lagoon', 'coral', 'tropic', 'glacier', 'oasis'],
  },
  { modes: [['lux', 4]], harmonies: ['molten', 'bloodmoon', 'saffron', 'rosewood', 'terracotta'] },
  {
    modes: [
      ['paper', 4],
      ['toon', 1],
    ],
    harmonies: ['kelp', 'lagoon', 'mintsoda', 'coral', 'glacier'],
  },
  { modes: [['paper', 5]], harmonies: ['dusk', 'sakura', 'indigo', 'mulberry', 'glacier'] },
  { modes: [['lux', 5]], harmonies: ['noir', 'midnight', 'plum', 'velvet', 'peacock'] },
  {
    modes: [
      ['neon', 2],
      ['toon', 2],
      ['lux', 1],
    ],
    harmonies: ['carbon', 'storm', 'ultraviolet', 'molten', 'absinthe'],
  },
  {
    modes: [
      ['poster', 4],
      ['paper', 1],
    ],
    harmonies: ['verdigris', 'orchard', 'terracotta', 'dusk', 'oasis'],
  },
  {
    modes: [
      ['lux', 3],
      ['paper', 2],
    ],
    harmonies: ['jadecourt', 'sakura', 'lagoon', 'indigo', 'mulberry'],
  },
  {
    modes: [
      ['poster', 3],
      ['toon', 3],
    ],
    harmonies: ['solar', 'mintsoda', 'orchard', 'candy', 'tropic'],
  },
  {
    modes: [
      ['toon', 4],
      ['lux', 1],
    ],
    harmonies: ['arctic', 'oasis', 'glacier', 'storm', 'coral'],
  },
  {
    modes: [['lux', 5]],
    harmonies: ['velvet', 'noir', 'mulberry', 'plum', 'rosewood', 'feltgreen'],
  },
  {
    modes: [
      ['toon', 3],
      ['lux', 2],
    ],
    harmonies: ['verdigris', 'orchard', 'kelp', 'saffron', 'storm'],
  },
  {
    modes: [
      ['lux', 4],
      ['neon', 1],
    ],
    harmonies: ['periwinkle', 'glacier', 'arctic', 'amethyst', 'lagoon'],
  },
  { modes: [['toon', 5]], harmonies: ['orchard', 'candy', 'solar', 'tropic', 'peacock'] },
  {
    modes: [
      ['lux', 3],
      ['toon', 1],
    ],
    harmonies: ['rosewood', 'terracotta', 'plum', 'storm', 'verdigris'],
  },
  {
    modes: [
      ['poster', 3],
      ['paper', 3],
    ],
    harmonies: ['periwinkle', 'glacier', 'dusk', 'oasis', 'indigo'],
  },
  { modes: [['toon', 5]], harmonies: ['coral', 'ultraviolet', 'floodlit', 'indigo', 'candy'] },
  {
    modes: [
      ['toon', 2],
      ['lux', 2],
      ['poster', 1],
    ],
    harmonies: ['pitch', 'floodlit', 'solar', 'molten', 'carbon'],
  },
  { modes: [['lux', 5]], harmonies: ['feltgreen', 'velvet', 'midnight', 'noir', 'jadecourt'] },
  {
    modes: [
      ['neon', 4],
      ['toon', 1],
    ],
    harmonies: ['abyss', 'carbon', 'ultraviolet', 'absinthe', 'peacock'],
  },
  {
    modes: [
      ['lux', 3],
      ['toon', 2],
    ],
    harmonies: ['amethyst', 'dusk', 'ultraviolet', 'periwinkle', 'indigo', 'plum'],
  },
];
