import { mix, toneRamp } from '../core/colour';
import { blade, leafWidth, mirrored, roundRect } from '../core/geometry';
import type { Kit } from '../core/kit';
import { radians } from '../core/numbers';
import { group, opacity, placed, stroked } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';

/** Two laurel branches that meet at the foot. */
export function laurel(kit: Kit, r: number, sc = 1) {
  const lf = toneRamp(mix('#3fa34d', kit.palette.accent.b, 0.35));
  let svg = '';
  for (const x of [-1, 1]) {
    let q = '';
    for (let i = 0; i < 9; i++) {
      const a = 78 - i * 16;
      const xx = r * Math.cos(radians(a));
      const yy = r * Math.sin(radians(a));
      q +=
        group(
          placed(xx, yy, 1, a - 90 - 36),
          kit.solid(
            blade(
              [
                [0, 0],
                [15, -3],
                [30, 0],
              ],
              leafWidth(12, 0.4),
              10,
            ),
            lf,
            { w: 2 },
          ),
        ) +
        group(
          placed(xx, yy, 1, a - 90 + 40),
          kit.solid(
            blade(
              [
                [0, 0],
                [13, 3],
                [26, 0],
              ],
              leafWidth(10, 0.4),
              10,
            ),
            lf,
            { w: 2 },
          ),
        );
    }
    svg += group(`scale(${x} 1)`, q);
  }
  return group(`scale(${sc})`, svg);
}

export const olympusHeroes = {
  thunder: hero((kit) => {
    const { palette } = kit;
    let svg = kit.glow(0, 0, 104, palette.glow, 0.9);
    const cl = toneRamp(mix(palette.mid, '#c8d4ea', 0.45));
    for (const [x, y, q] of [
      [-52, -46, 1],
      [44, -56, 0.9],
      [0, -62, 1.2],
    ] as const) {
      svg += group(
        placed(x, y, q),
        kit.solid(
          'M-44 24C-64 24 -62 -4 -40 -4C-40 -30 -4 -34 4 -16C22 -28 44 -14 38 4C58 4 58 24 42 24Z',
          cl,
          { w: 6 },
        ),
      );
    }
    const d = 'M22 -64L-42 14L-10 14L-30 96L50 -8L14 -8L44 -64Z';
    svg += kit.bevel(d, palette.metal, 6) + stroked(d, '#fff', 1.2, opacity(0.7));
    return svg + kit.flare(10, -20, 30);
  }),
  lyre: hero((kit) => {
    const m = kit.palette.metal;
    let svg = '';
    for (const x of [-1, 1]) {
      svg += group(
        `scale(${x} 1)`,
        kit.solid(
          blade(
            [
              [10, 70],
              [54, 44],
              [60, -10],
              [38, -52],
              [54, -84],
              [70, -74],
              [62, -64],
            ],
            (t) => 17 - t * 10,
            30,
          ),
          m,
          { w: 4 },
        ),
      );
    }
    svg += kit.solid(roundRect(-56, -58, 112, 11, 5), m, { w: 3 });
    for (let i = -3; i <= 3; i++) {
      svg += kit.line(`M${i * 9} -50L${i * 6} 56`, kit.palette.white, 'l2', 1.8);
    }
    svg +=
      kit.solid(
        mirrored([
          [0, 40],
          [26, 48],
          [36, 70],
          [24, 88],
          [0, 94],
        ]),
        kit.palette.key,
        { w: 6 },
      ) + group('translate(0 68) scale(.3)', kit.bevel(EMBLEMS.fleur(), m, 6));
    return svg + laurel(kit, 88, 0.9) + kit.flare(-50, -70, 18);
  }),
};
