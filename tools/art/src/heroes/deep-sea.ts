import { mix, toneRamp } from '../core/colour';
import { blade, circle, curve, ellipse, rectPath, roundRect, taperWidth } from '../core/geometry';
import { fix, radians } from '../core/numbers';
import { filled, group, stroked } from '../core/svg';
import { hero } from './hero';
import { both, unlessNeon } from './parts';

export const deepSeaHeroes = {
  whale: hero(
    (kit, rng) => {
      const { palette } = kit;
      const c = rng.pick([palette.key, toneRamp(mix('#3f6fb0', palette.key.b, 0.4))]);
      let svg = kit.solid(
        curve([
          [70, 0, 1],
          [84, -34],
          [104, -52, 1],
          [100, -30],
          [112, -10, 1],
          [92, -4],
          [80, 16],
        ]),
        c,
        { w: 6 },
      );
      const b = curve([
        [-96, 10],
        [-84, -36],
        [-40, -52],
        [20, -40],
        [64, -6],
        [88, -4],
        [78, 20],
        [30, 50],
        [-40, 58],
        [-86, 42],
      ]);
      svg +=
        kit.solid(b, c, { w: 12 }) +
        kit.clipped(
          b,
          unlessNeon(
            kit,
            filled('M-110 22Q-50 34 0 24T80 20L80 80L-110 80Z', '#eaf4fb') +
              Array.from({ length: 6 }, (_, i) =>
                stroked(`M-110 ${30 + i * 6}Q-40 ${42 + i * 5} 10 ${30 + i * 5}`, '#a8c4da', 1.6),
              ).join(''),
          ),
        ) +
        kit.solid(
          curve([
            [-20, 34, 1],
            [-4, 70],
            [24, 80, 1],
            [20, 40, 1],
          ]),
          c,
          { w: 5 },
        ) +
        filled(circle(-62, 4, 6), palette.ink) +
        filled(circle(-64, 2, 2), '#fff') +
        kit.line('M-92 20Q-70 26 -54 18', c, 'd3', 2.6);
      for (const [a, L] of [
        [-112, 44],
        [-90, 52],
        [-68, 44],
      ] as const) {
        svg += stroked(
          `M-36 -54Q${fix(-36 + Math.cos(radians(a)) * L * 0.5)} ${fix(-54 + Math.sin(radians(a)) * L)} ${fix(-36 + Math.cos(radians(a)) * L * 1.2)} ${fix(-54 + Math.sin(radians(a)) * L * 0.8)}`,
          palette.light,
          5,
          'stroke-linecap="round" opacity=".9"',
        );
      }
      return group(rng.chance() ? 'scale(-1 1)' : '', svg);
    },
    { swims: true },
  ),
  cannon: hero(
    (kit, rng) => {
      const { palette } = kit;
      const m = palette.metal;
      let svg = kit.glow(0, -70, 90, palette.glow, 0.9);
      svg += kit.lathe(
        [
          {
            p: [
              [64, 58],
              [76, 82],
              [84, 94],
            ],
            r: palette.key,
            kind: 'enamel',
          },
          {
            p: [
              [54, 48],
              [64, 60],
            ],
            r: m,
          },
        ],
        { e: 0.18 },
      );
      svg += both(() =>
        kit.solid(
          curve([
            [44, 64, 1],
            [56, 20],
            [40, 0],
            [26, 22, 1],
            [28, 60, 1],
          ]),
          m,
          { w: 5 },
        ),
      );
      svg += group(
        `rotate(${fix(rng.float(-8, 8))})`,
        kit.solid('M-30 36L-24 -46L24 -46L30 36C30 60 -30 60 -30 36Z', palette.key2, { w: 8 }) +
          kit.solid('M-34 34L-32 18L32 18L34 34Z', m, { w: 3 }) +
          kit.solid('M-29 -10L-27 -24L27 -24L29 -10Z', m, { w: 3 }) +
          kit.solid('M-24 -46L-34 -74L34 -74L24 -46Z', m, { w: 4 }) +
          kit.solid(ellipse(0, -74, 34, 9), toneRamp(m.d2), { plain: true }) +
          filled(ellipse(0, -74, 26, 6), palette.light) +
          kit.sphere(0, 4, 11, palette.accent),
      );
      svg += kit.flare(0, -78, 34);
      for (let i = 0; i < 3; i++) {
        svg += kit.spark(rng.float(-40, 40), rng.float(-104, -84), rng.float(7, 12));
      }
      return svg;
    },
    { anchor: 'ground' },
  ),
  sub: hero(
    (kit, rng) => {
      const { palette } = kit;
      const c = rng.pick([palette.key, palette.metal, palette.key2]);
      const m = palette.metal;
      let svg =
        kit.solid(rectPath(-4, -84, 8, 36), m, { w: 2 }) +
        kit.solid(roundRect(-4, -90, 26, 12, 5), m, { w: 2 }) +
        kit.solid('M-28 -34L-22 -60L34 -60L40 -34Z', c, { w: 4 }) +
        kit.solid(
          curve([
            [70, 10, 1],
            [96, -20, 1],
            [88, 10],
            [96, 42, 1],
          ]),
          m,
          { w: 4 },
        ) +
        kit.solid(
          curve([
            [-90, 12],
            [-76, -28],
            [-20, -42],
            [50, -34],
            [82, 8],
            [50, 52],
            [-20, 60],
            [-76, 50],
          ]),
          c,
          { w: 12 },
        );
      for (const [x, r] of [
        [-48, 21],
        [4, 16],
        [44, 13],
      ] as const) {
        svg +=
          kit.bevel(circle(x, 4, r), m, 3) +
          kit.sphere(x, 4, r * 0.72, toneRamp(mix('#ffe9a0', palette.accent.l1, 0.3)));
      }
      svg +=
        kit.line('M-80 32Q0 48 74 30', m, 'b', 2.4) +
        [-60, -30, 0, 30]
          .map((x) => kit.sphere(x, 40 - Math.abs(x) * 0.05, 2.6, m, { dull: true }))
          .join('') +
        filled(
          'M-88 -4L-150 -34L-150 44L-88 14Z',
          kit.doc.linear(
            [
              [0, palette.light, 0],
              [1, palette.light, 0.7],
            ],
            0,
            0,
            1,
            0,
          ),
        );
      return group(rng.chance() ? 'scale(-1 1)' : '', svg);
    },
    { swims: true },
  ),
  nautilus: hero((kit, rng) => {
    const { palette } = kit;
    const c = rng.pick([palette.key, palette.metal, palette.key2]);
    let svg = '';
    for (let i = 0; i < 6; i++) {
      svg += kit.solid(
        blade(
          [
            [-40, 20 + i * 6],
            [-70, 30 + i * 8],
            [-96 + i * 4, 24 + i * 12],
          ],
          taperWidth(9, 0.6),
          12,
        ),
        palette.accent,
        { w: 2 },
      );
    }
    svg += kit.solid(
      curve([
        [-40, 10, 1],
        [-60, 50],
        [-20, 74],
        [40, 66],
        [78, 20],
        [66, -44],
        [10, -72],
        [-44, -48],
        [-56, -4],
      ]),
      c,
      { w: 10 },
    );
    for (let i = 0; i < 9; i++) {
      const a = -150 + i * 30;
      svg += kit.line(
        `M10 -8Q${fix(10 + 40 * Math.cos(radians(a)))} ${fix(-8 + 40 * Math.sin(radians(a + 14)))} ${fix(8 + 72 * Math.cos(radians(a + 18)))} ${fix(-2 + 70 * Math.sin(radians(a + 18)))}`,
        c,
        i % 2 ? 'd2' : 'l2',
        4,
        0.6,
      );
    }
    svg +=
      kit.line('M10 -8C24 -16 30 4 14 10C-10 18 -22 -12 0 -26C30 -40 56 -10 44 20', c, 'd3', 3.4) +
      filled(circle(-44, 26, 7), '#fff') +
      filled(circle(-45, 26, 4), palette.ink);
    return svg;
  }),
};
