import { mix, type Ramp } from '../core/colour';
import type { Kit } from '../core/kit';
import type { Rng } from '../core/rng';
import { filled, group, opacity, placed } from '../core/svg';
import { gem } from './gems';

/** A lit window in a wall. */
export const archWindow = (kit: Kit, d: string) =>
  filled(
    d,
    kit.mode === 'neon'
      ? kit.palette.glow
      : kit.doc.linear([
          [0, '#fff6c8'],
          [1, mix(kit.palette.glow, '#ff9a2e', 0.72)],
        ]),
    kit.mode === 'neon' ? opacity(0.7) : '',
  );

/** A round stone, set at a point. */
export const gemAt = (kit: Kit, rng: Rng, x: number, y: number, r: number, rp: Ramp) =>
  group(placed(x, y), gem(kit, rng, r, rp, 'round', 8));

/** A part and its mirror image. */
export const both = (f: (side: 1 | -1) => string) => f(1) + group('scale(-1 1)', f(-1));

/** Omits a detail in neon mode. */
export const unlessNeon = (kit: Kit, s: string) => (kit.mode === 'neon' ? '' : s);
