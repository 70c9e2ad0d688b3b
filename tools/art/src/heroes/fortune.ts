import { type Ramp, mix, toneRamp } from '../core/colour';
import { blade, circle, curve, mirrored, roundRect, starPath, taperWidth } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix } from '../core/numbers';
import type { Rng } from '../core/rng';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { EMBLEMS, type EmblemName } from './emblems';
import { hero } from './hero';
import { gemAt } from './parts';

function celestialFace(kit: Kit, rng: Rng, kind: 'sun' | 'moon') {
  const { palette } = kit;
  const m = palette.metal;
  let svg = '';
  if (kind === 'sun') {
    const N = rng.pick([12, 16]);
    for (let i = 0; i < N; i++) {
      svg += group(
        `rotate(${fix((i * 360) / N)})`,
        i % 2
          ? kit.solid(
              blade(
                [
                  [0, -56],
                  [7, -74],
                  [-5, -98],
                ],
                taperWidth(17, 0.8),
                12,
              ),
              palette.key,
              { w: 2 },
            )
          : kit.solid('M-12 -56L0 -96L12 -56Z', m, { w: 3 }),
      );
    }
    svg += kit.solid(circle(0, 0, 60), m, { w: 8 }) + kit.line(circle(0, 0, 52), m, 'd2', 2, 0.6);
  } else {
    svg += kit.solid(
      'M30 -86A92 92 0 1 0 30 86A74 74 0 0 1 12 30L26 16L14 4A70 70 0 0 1 30 -86Z',
      m,
      { w: 9 },
    );
    svg +=
      group(
        'translate(-8 -10)',
        kit.line('M-30 -18Q-14 -30 4 -20', m, 'd3', 3.5) +
          kit.line('M-28 -2Q-14 -12 0 -2', m, 'd3', 3.4) +
          kit.line('M-18 44Q-4 50 10 40', m, 'd3', 3.4),
      ) +
      group(placed(64, -40, 0.34), kit.bevel(starPath(5, 50, 22), palette.key, 8)) +
      group(placed(58, 34, 0.22), kit.bevel(starPath(5, 50, 22), palette.accent, 8));
    return svg + kit.flare(-56, -44, 20);
  }
  for (const x of [-1, 1]) {
    svg += group(
      `scale(${x} 1)`,
      kit.line('M9 -20Q24 -30 40 -18', m, 'd3', 3.6) +
        kit.solid(
          curve([
            [12, -6, 1],
            [25, -14],
            [38, -6, 1],
            [25, 0],
          ]),
          palette.white,
          { w: 1.4 },
        ) +
        filled(circle(25, -7, 4), palette.ink) +
        kit.glow(34, 14, 13, palette.key.l1, 0.6),
    );
  }
  svg +=
    kit.line('M-3 -14L-7 12Q0 18 7 12', m, 'd2', 2.6, 0.8) +
    kit.detail('M-18 26Q-8 21 0 25Q8 21 18 26Q0 40 -18 26Z', palette.key, 'b') +
    group('translate(0 -40) scale(.14)', kit.bevel(EMBLEMS.diamond(), palette.accent, 8));
  return svg;
}

export const fortuneHeroes = {
  lamp: hero(
    (kit, rng) => {
      const { palette } = kit;
      const m = palette.metal;
      let svg = '';
      svg += kit.solid(
        blade(
          [
            [46, 30],
            [86, 18],
            [84, -20],
            [48, -10],
          ],
          () => 9,
          22,
        ),
        m,
        { w: 3 },
      );
      svg +=
        kit.solid(
          curve([
            [-98, -6, 1],
            [-66, 0],
            [-44, 22],
            [-34, 48],
            [0, 60],
            [34, 52],
            [54, 30],
            [50, 6],
            [20, -6],
            [-20, -4],
            [-50, -8],
            [-80, -16],
          ]),
          m,
          { w: 9 },
        ) +
        kit.lathe(
          [
            {
              p: [
                [16, 58],
                [34, 82],
                [42, 84],
                [42, 92],
              ],
              r: m,
            },
          ],
          { e: 0.14 },
        ) +
        kit.solid(
          mirrored([
            [0, -40],
            [18, -30],
            [34, -8, 1],
            [0, -2],
          ]),
          m,
          { w: 4 },
        ) +
        kit.sphere(0, -42, 8, palette.key);
      for (let i = -2; i <= 2; i++) {
        svg += gemAt(
          kit,
          rng,
          i * 17 + 4,
          24 + (2 - Math.abs(i)) * 3,
          8,
          i % 2 ? palette.accent : palette.key,
        );
      }
      const sm = [
        [-96, -8],
        [-104, -34],
        [-70, -50],
        [-74, -78],
        [-40, -92],
        [-8, -84],
      ] as const;
      svg +=
        filled(
          blade(sm, (t) => 6 + 30 * Math.sin(Math.PI * Math.pow(t, 0.8)), 30),
          kit.doc.linear(
            [
              [0, palette.glow, 0.0],
              [0.5, palette.glow, 0.5],
              [1, palette.glow, 0.85],
            ],
            0,
            0,
            0,
            1,
          ),
        ) +
        filled(
          blade(sm, (t) => 2 + 12 * Math.sin(Math.PI * t), 30),
          palette.light,
          opacity(0.55),
        );
      return svg + kit.flare(-40, 10, 20) + kit.spark(-60, -70, 12) + kit.spark(-30, -90, 9);
    },
    { anchor: 'ground' },
  ),
  sunface: hero((kit, rng) => celestialFace(kit, rng, 'sun')),
  moonface: hero((kit, rng) => celestialFace(kit, rng, 'moon')),
  tarot: hero((kit, rng) => {
    const { palette } = kit;
    const card = (tr: string, em: EmblemName, r: Ramp) =>
      group(
        tr,
        kit.solid(roundRect(-44, -72, 88, 144, 8), toneRamp(mix(palette.ink, r.d2, 0.45)), {
          w: 4,
        }) +
          stroked(roundRect(-38, -66, 76, 132, 5), palette.metal.b, 2.2) +
          stroked(roundRect(-34, -62, 68, 124, 3), palette.metal.d1, 1) +
          kit.glow(0, 0, 42, r.l1, 0.7) +
          Array.from({ length: 16 }, (_, i) =>
            group(
              `rotate(${i * 22.5})`,
              filled('M-.8 -24L.8 -24L1.6 -46L-1.6 -46Z', palette.metal.l1, opacity(0.8)),
            ),
          ).join('') +
          group('scale(.42)', kit.bevel(EMBLEMS[em](), palette.metal, 6)) +
          kit.spark(0, -54, 6, palette.metal.l2) +
          kit.spark(0, 54, 6, palette.metal.l2) +
          (
            [
              [-28, -54],
              [28, -54],
              [-28, 54],
              [28, 54],
            ] as const
          )
            .map((q) => kit.sphere(q[0], q[1], 3, palette.metal, { dull: true }))
            .join(''),
      );
    const [a, b, c] = rng.shuffle([
      'eye',
      'moon',
      'sun',
      'star',
      'lotus',
      'skull',
      'bolt',
      'heart',
      'crown',
    ]);
    return (
      card('translate(-46 6) rotate(-16)', a, palette.key2) +
      card('translate(46 6) rotate(16)', b, palette.accent) +
      card('translate(0 -8) scale(1.12)', c, palette.key) +
      kit.flare(-30, -76, 18)
    );
  }),
};
