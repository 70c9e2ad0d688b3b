import { mix, type Ramp, toneRamp } from '../core/colour';
import { circle, curve, ellipse, ngonPath, type Point } from '../core/geometry';
import { filled, group, placed } from '../core/svg';
import type { DrawHero } from './hero';
import { hero } from './hero';
import { both } from './parts';

/** A tree with fruits. */
export const drawTree: DrawHero = (kit, rng) => {
  const { palette } = kit;
  const wd = toneRamp(rng.pick(['#7a4a2a', '#5f4a5a', '#8a5f3a']));
  const lf = rng.pick([palette.key, toneRamp('#3fa34d'), palette.key2, toneRamp('#f27ba5')]);
  let svg =
    kit.glow(0, -20, 104, palette.glow, 0.6) +
    kit.solid(
      curve([
        [-14, 90, 1],
        [-44, 97, 1],
        [-16, 66],
        [-14, 30],
        [-40, -4, 1],
        [-12, 8],
        [-6, -30, 1],
        [4, -2],
        [36, -18, 1],
        [16, 20],
        [16, 62],
        [46, 97, 1],
        [16, 90, 1],
        [0, 96],
      ]),
      wd,
      { w: 6 },
    );
  for (const [x, y, r] of [
    [-50, -12, 30],
    [50, -16, 32],
    [-26, -44, 34],
    [30, -50, 34],
    [0, -64, 32],
    [0, -26, 30],
  ] as const) {
    const pts = Array.from({ length: 9 }, (_, i): Point => {
      const a = i * 0.698;
      return [
        x + r * rng.float(0.9, 1.08) * Math.cos(a),
        y + r * 0.84 * rng.float(0.9, 1.08) * Math.sin(a),
      ];
    });
    svg += kit.solid(curve(pts), lf, { w: 9 });
  }
  for (let i = 0; i < 9; i++) {
    const x = rng.float(-66, 66);
    const y = -30 + rng.float(-44, 26);
    svg +=
      kit.glow(x, y, 13, palette.glow, 0.8) +
      kit.sphere(x, y, rng.float(4.5, 7), i % 2 ? palette.metal : palette.accent);
  }
  return svg;
};

export const meadowHeroes = {
  mushrooms: hero(
    (kit, rng) => {
      const { palette } = kit;
      const mu = (c: Ramp, tr: string) =>
        group(
          tr,
          kit.solid(
            curve([
              [-16, 0, 1],
              [-14, 40],
              [-26, 74, 1],
              [0, 82],
              [26, 74, 1],
              [14, 40],
              [16, 0, 1],
            ]),
            toneRamp('#f6e8d0'),
            { w: 6 },
          ) +
            kit.solid(ellipse(0, 4, 46, 12), toneRamp('#d8c3a0'), { plain: true }) +
            kit.solid(
              curve([
                [-64, 6, 1],
                [-54, -38],
                [0, -64],
                [54, -38],
                [64, 6, 1],
                [0, -2],
              ]),
              c,
              { w: 9 },
            ) +
            (
              [
                [-28, -24, 10],
                [8, -42, 11],
                [34, -18, 9],
                [-4, -14, 7],
                [-48, -4, 5],
              ] as const
            )
              .map((q) => kit.solid(ellipse(q[0], q[1], q[2], q[2] * 0.8), palette.white, { w: 2 }))
              .join(''),
        );
      return (
        kit.glow(0, 0, 96, palette.glow, 0.6) +
        mu(palette.accent, 'translate(-58 28) scale(.66) rotate(-10)') +
        mu(palette.key2, 'translate(60 34) scale(.6) rotate(12)') +
        mu(palette.key, 'translate(0 2) scale(1.15)') +
        Array.from({ length: 9 }, () =>
          kit.glow(rng.float(-86, 86), rng.float(-86, 60), rng.float(5, 9), palette.light, 0.9),
        ).join('')
      );
    },
    { anchor: 'ground' },
  ),
  honey: hero((kit) => {
    const { palette } = kit;
    const hc = toneRamp('#f5a81c');
    let svg = '';
    for (const [q, r2] of [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ] as const) {
      const x = (q + r2 / 2) * 52;
      const y = r2 * 45;
      svg += group(
        placed(x, y - 8),
        kit.solid(ngonPath(6, 30, -90), hc, { w: 5 }) +
          kit.solid(ngonPath(6, 22, -90), toneRamp((q + r2) % 2 ? '#d97f0a' : '#ffcf4a'), { w: 4 }),
      );
    }
    svg += filled(
      'M-70 24C-66 44 -60 44 -56 30C-52 66 -42 66 -38 38C-30 60 -26 52 -22 36L-22 20L-70 14Z',
      kit.doc.linear(['#ffdf7a', '#e8930f']),
    );
    svg += group(
      'translate(20 30) rotate(-14) scale(1.02)',
      both(() => '') +
        kit
          .solid(ellipse(-10, -36, 16, 30), toneRamp(mix(palette.accent.l2, '#e8f6ff', 0.7)), {
            w: 4,
          })
          .replace('<path', '<path') +
        kit.solid(ellipse(16, -34, 14, 28), toneRamp(mix(palette.accent.l2, '#e8f6ff', 0.7)), {
          w: 4,
        }) +
        kit.solid(ellipse(0, 0, 46, 30), toneRamp('#ffc928'), { w: 7 }) +
        kit.clipped(
          ellipse(0, 0, 46, 30),
          [-22, 2, 26]
            .map((x) =>
              kit.detail(
                `M${x} -40Q${x + 10} 0 ${x} 40L${x + 13} 40Q${x + 23} 0 ${x + 13} -40Z`,
                toneRamp('#2a1a12'),
                'b',
              ),
            )
            .join(''),
        ) +
        kit.solid(circle(-48, -4, 21), toneRamp('#ffc928'), { w: 4 }) +
        filled(ellipse(-55, -6, 4.6, 7), palette.ink) +
        filled(circle(-56.6, -9, 1.8), '#fff') +
        filled(ellipse(-40, -7, 4.2, 6.4), palette.ink) +
        kit.line('M-54 6Q-49 10 -44 6', toneRamp(palette.ink), 'd4', 2) +
        kit.line(
          'M-54 -22Q-60 -38 -70 -38M-44 -24Q-42 -40 -34 -44',
          toneRamp(palette.ink),
          'd4',
          2,
        ) +
        kit.solid('M44 -8L62 0L44 8Z', toneRamp(palette.ink), { w: 1 }),
    );
    return svg;
  }),
  tree: hero(drawTree, { anchor: 'ground' }),
};
