import { mix, toneRamp } from '../core/colour';
import { blade, circle, curve, leafWidth, roundRect, taperWidth } from '../core/geometry';
import { METALS } from '../core/metals.data';
import { radians } from '../core/numbers';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { coin, coinPile } from './coins';
import type { DrawHero } from './hero';
import { hero } from './hero';
import { both, gemAt, unlessNeon } from './parts';

const drawClover: DrawHero = (kit, rng) => {
  const { palette } = kit;
  const c = rng.chance(0.7) ? toneRamp('#2fae4a') : palette.key;
  let svg = kit.solid(
    blade(
      [
        [0, 0],
        [10, 40],
        [40, 96],
      ],
      (t) => 8 + t * 4,
      14,
    ),
    c,
    { w: 3 },
  );
  for (let i = 0; i < 4; i++) {
    svg += group(
      `translate(0 -8) rotate(${i * 90 + 45})`,
      kit.solid(
        'M0 -4C-36 -18 -64 -48 -50 -74C-40 -92 -10 -88 0 -66C10 -88 40 -92 50 -74C64 -48 36 -18 0 -4Z',
        c,
        { w: 7 },
      ) + kit.line('M0 -6L0 -58M0 -24Q-14 -34 -24 -52M0 -24Q14 -34 24 -52', c, 'l2', 2, 0.6),
    );
  }
  return (
    group('scale(.94)', svg) + gemAt(kit, rng, 0, -8, 11, palette.metal) + kit.flare(-34, -44, 20)
  );
};

export const luckHeroes = {
  clover: hero(drawClover),
  horseshoe: hero((kit, rng) => {
    const m = kit.palette.metal;
    const d =
      'M-46 88L-70 88L-72 70C-104 -10 -60 -92 0 -92C60 -92 104 -10 72 70L70 88L46 88L44 62C72 10 46 -54 0 -54C-46 -54 -72 10 -44 62Z';
    let svg = kit.bevel(d, m, 6);
    for (let i = 0; i < 7; i++) {
      const a = radians(-200 + i * 36.6);
      const x = 64 * Math.cos(a) * 0.98;
      const y = -6 + 68 * Math.sin(a);
      svg += filled(
        roundRect(x - 3.4, y - 5, 6.8, 10, 2),
        m.d4,
        kit.mode === 'neon' ? opacity(0.4) : '',
      );
    }
    svg += group('translate(0 24) scale(.6)', drawClover(kit, rng));
    return svg + kit.flare(-58, -50, 20);
  }),
  rose: hero((kit, rng) => {
    const { palette } = kit;
    const c = rng.pick([palette.key, toneRamp('#d8143a'), palette.key2]);
    const lf = toneRamp('#2f8a4a');
    let svg = kit.solid(
      blade(
        [
          [0, 20],
          [-6, 60],
          [4, 100],
        ],
        () => 7,
        12,
      ),
      lf,
      { plain: true },
    );
    for (const [a, L] of [
      [-150, 62],
      [-28, 62],
      [160, 50],
      [24, 50],
    ] as const) {
      svg += group(
        `translate(0 44) rotate(${a})`,
        kit.solid(
          blade(
            [
              [0, 0],
              [L * 0.5, -6],
              [L, 0],
            ],
            leafWidth(28, 0.45),
            12,
          ),
          lf,
          { w: 4 },
        ) + kit.line(`M2 0Q${L / 2} -6 ${L * 0.9} 0`, lf, 'd2', 1.4, 0.7),
      );
    }
    for (const [x, y, q, a] of [
      [-38, 0, 1, -40],
      [38, 0, 1, 40],
      [0, 22, 1.05, 180],
      [-30, -36, 0.95, -70],
      [30, -36, 0.95, 70],
      [0, -52, 0.9, 0],
    ] as const) {
      svg += group(
        `translate(${x * 0.7} ${y * 0.7 - 14}) rotate(${a}) scale(${q})`,
        kit.solid(
          curve([
            [-34, 10],
            [-40, -22],
            [0, -38],
            [40, -22],
            [34, 10],
            [0, 26],
          ]),
          toneRamp(c.d1),
          { w: 6 },
        ),
      );
    }
    for (const [r, a] of [
      [40, 0],
      [32, 100],
      [25, 200],
      [18, 310],
      [11, 60],
    ] as const) {
      svg += group(
        `translate(0 -16) rotate(${a})`,
        kit.solid(
          curve([
            [-r, 4],
            [-r * 0.8, -r * 0.72],
            [0, -r],
            [r * 0.85, -r * 0.66],
            [r, 6],
            [r * 0.4, r * 0.72],
            [-r * 0.5, r * 0.7],
          ]),
          r > 26 ? c : toneRamp(c.l1),
          { w: r * 0.2 },
        ),
      );
    }
    for (let i = 0; i < 4; i++) {
      svg += unlessNeon(
        kit,
        filled(
          circle(rng.float(-36, 36), rng.float(-50, 12), rng.float(1.8, 3.6)),
          '#fff',
          opacity(0.75),
        ),
      );
    }
    return svg;
  }),
  potGold: hero(
    (kit, rng) => {
      const { palette } = kit;
      const c = toneRamp(mix('#3a3644', palette.key.d2, 0.25));
      let svg = '';
      if (kit.mode !== 'neon') {
        ['#ff5a5a', '#ffa23d', '#ffe14d', '#5fd96a', '#4fb4ff', '#a06aff'].forEach((q, i) => {
          svg += stroked(
            `M${-92 + i * 6} 20C${-84 + i * 6} ${-96 + i * 8} ${64 - i * 5} ${-104 + i * 9} ${90 - i * 6} 10`,
            q,
            7,
            opacity(0.9),
          );
        });
      }
      svg +=
        kit.glow(0, -6, 84, '#ffd35a', 0.9, 0.6) +
        group('translate(0 -2)', coinPile(kit, rng, 58, 44, 34)) +
        kit.solid(
          curve([
            [-64, 0, 1],
            [-84, 34],
            [-66, 74],
            [0, 92],
            [66, 74],
            [84, 34],
            [64, 0, 1],
            [0, 12],
          ]),
          c,
          { w: 12 },
        ) +
        kit.solid(
          curve([
            [-72, -8, 1],
            [0, 8],
            [72, -8, 1],
            [70, 8, 1],
            [0, 24],
            [-70, 8, 1],
          ]),
          toneRamp(c.l1),
          { w: 4 },
        ) +
        both(() =>
          kit.solid(
            blade(
              [
                [40, 80],
                [50, 90],
                [50, 98],
              ],
              taperWidth(16, 0.4),
              8,
            ),
            c,
            { w: 3 },
          ),
        ) +
        group('translate(0 46) scale(.42)', drawClover(kit, rng));
      for (const [x, y, a] of [
        [-46, -18, -20],
        [40, -22, 24],
        [4, -44, 6],
      ] as const) {
        svg += group(
          placed(x, y, 1, a),
          coin(kit, 15, { ky: 0.8, th: 4, emblem: 'star', r: METALS.gold }),
        );
      }
      return svg + kit.flare(-20, -30, 24) + kit.spark(46, -40, 10);
    },
    { anchor: 'ground' },
  ),
};
