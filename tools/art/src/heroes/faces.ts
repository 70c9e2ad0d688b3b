import { type Ramp, toneRamp } from '../core/colour';
import { circle, curve } from '../core/geometry';
import type { Kit } from '../core/kit';
import type { Rng } from '../core/rng';
import { filled, group, placed, stroked } from '../core/svg';
import { gem } from './gems';

interface EyeOptions {
  /** Whether the eye glows. */
  glow?: boolean;
  /** Colour of the white. */
  white?: string;
}

/** An eye with a heavy upper lid. */
export const animalEye = (
  kit: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  rot: number,
  iris: Ramp,
  o: EyeOptions = {},
) =>
  group(
    placed(x, y, 1, rot),
    (o.glow ? kit.glow(0, 0, w * 1.5, iris.l1, 0.9) : '') +
      filled(
        curve([
          [-w, h * 0.2, 1],
          [0, -h],
          [w, 0, 1],
          [0, h * 0.75],
        ]),
        kit.mode === 'neon' ? iris.l2 : o.white || '#fff',
      ) +
      filled(circle(0, -h * 0.06, h * 0.82), iris.b) +
      filled(circle(0, -h * 0.06, h * 0.44), kit.palette.ink) +
      filled(circle(-h * 0.3, -h * 0.36, h * 0.24), '#fff') +
      stroked(
        curve(
          [
            [-w, h * 0.2, 1],
            [0, -h],
            [w, 0, 1],
          ],
          false,
        ),
        kit.palette.ink,
        Math.max(1.6, h * 0.36),
        'stroke-linecap="round"',
      ),
  );

/** The tones of one of several coats. */
export const coatRamp = (rng: Rng, list: readonly string[]) => toneRamp(rng.pick(list));

/** A drop-shaped stone on the forehead. */
export const crestGem = (kit: Kit, rng: Rng, y: number, r = 10) =>
  group(placed(0, y), gem(kit, rng, r, kit.palette.accent, 'pear', 8));

/** A crown for a head. */
export const smallCrown = (kit: Kit, rng: Rng) =>
  kit.bevel('M-64 26L-72 -26L-36 4L0 -44L36 4L72 -26L64 26Q0 42 -64 26Z', kit.palette.metal, 5) +
  kit.sphere(0, -48, 9, kit.palette.accent) +
  kit.sphere(-72, -30, 7, kit.palette.key) +
  kit.sphere(72, -30, 7, kit.palette.key) +
  group('translate(0 14)', gem(kit, rng, 11, kit.palette.accent, 'oval', 8));
