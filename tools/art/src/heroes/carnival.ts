import { toneRamp } from '../core/colour';
import { blade, circle, curve, leafWidth, mirrored, polygon } from '../core/geometry';
import { item } from '../core/numbers';
import { filled, group, opacity, stroked } from '../core/svg';
import { hero } from './hero';
import { both, gemAt } from './parts';

export const carnivalHeroes = {
  jester: hero((kit) => {
    const { palette } = kit;
    const a = palette.key;
    const b = palette.key2;
    let svg = '';
    svg +=
      kit.solid(
        curve([
          [-8, -30, 1],
          [-40, -70],
          [-84, -58],
          [-92, -10, 1],
          [-70, -26],
          [-46, -8, 1],
        ]),
        a,
        { w: 7 },
      ) +
      kit.solid(
        curve([
          [8, -30, 1],
          [40, -70],
          [84, -58],
          [92, -10, 1],
          [70, -26],
          [46, -8, 1],
        ]),
        b,
        { w: 7 },
      ) +
      kit.solid(
        curve([
          [-34, -16, 1],
          [-26, -70],
          [4, -100, 1],
          [26, -66],
          [34, -16, 1],
        ]),
        palette.accent,
        { w: 7 },
      ) +
      kit.sphere(-92, -6, 9, palette.metal) +
      kit.sphere(92, -6, 9, palette.metal) +
      kit.sphere(4, -102, 9, palette.metal);
    const face = mirrored([
      [0, -34],
      [38, -30],
      [48, 6],
      [36, 52],
      [0, 82],
    ]);
    svg +=
      kit.solid(face, toneRamp('#fbf3ea'), { w: 8 }) +
      kit.clipped(
        face,
        kit.mode === 'neon' ? '' : filled('M0 -50L70 -50L70 100L0 100Z', palette.ink, opacity(0.1)),
      );
    svg += both(
      () =>
        kit.detail(
          curve([
            [24, -18, 1],
            [31, 0],
            [24, 22, 1],
            [17, 0],
          ]),
          a,
          'b',
        ) +
        filled(
          curve([
            [12, 0, 1],
            [24, -9],
            [37, 0, 1],
            [24, 7],
          ]),
          '#fff',
        ) +
        filled(circle(24, -1, 5), palette.ink) +
        filled(circle(22.6, -3, 1.8), '#fff') +
        kit.line('M12 -14Q24 -24 38 -14', toneRamp(palette.ink), 'd4', 3) +
        kit.glow(32, 26, 13, a.l1, 0.9),
    );
    svg +=
      kit.solid(circle(0, 18, 8), a, { w: 3 }) +
      kit.solid('M-28 36Q0 50 28 36Q22 66 0 68Q-22 66 -28 36Z', toneRamp('#8a1028'), { w: 3 }) +
      filled('M-22 40Q0 51 22 40L19 48Q0 56 -19 48Z', '#fff') +
      kit.solid(
        curve([
          [-52, -22, 1],
          [0, -36],
          [52, -22, 1],
          [46, -8],
          [0, -22],
          [-46, -8],
        ]),
        palette.metal,
        { w: 3 },
      );
    for (let i = 0; i < 9; i++) {
      const x = -64 + i * 16;
      svg +=
        kit.solid(
          polygon([
            [x - 12, 72],
            [x + 12, 72],
            [x, 98 - Math.abs(i - 4) * 1.5],
          ]),
          i % 2 ? a : b,
          { w: 3 },
        ) + kit.sphere(x, 98 - Math.abs(i - 4) * 1.5, 3.6, palette.metal, { dull: true });
    }
    return svg;
  }),
  venetian: hero((kit, rng) => {
    const { palette } = kit;
    const m = palette.metal;
    const c = palette.key;
    let svg = '';
    for (const [i, a, L] of [
      [0, -44, 84],
      [1, -26, 98],
      [2, -8, 104],
      [3, 12, 98],
      [4, 32, 84],
    ] as const) {
      svg += group(
        `translate(0 -10) rotate(${a})`,
        kit.solid(
          blade(
            [
              [0, 0],
              [8, -L * 0.5],
              [-2, -L],
            ],
            leafWidth(30, 0.6),
            16,
          ),
          item([palette.key2, palette.accent, c, palette.key2, palette.accent], i),
          { w: 5 },
        ) + kit.line(`M0 0Q8 ${-L / 2} -1 ${-L * 0.92}`, m, 'l1', 1.6),
      );
    }
    const d =
      'M0 -14C30 -34 76 -34 98 -14C96 30 70 54 40 48C22 44 12 26 0 24C-12 26 -22 44 -40 48C-70 54 -96 30 -98 -14C-76 -34 -30 -34 0 -14Z M22 8C34 -6 60 -6 70 4C60 24 34 26 22 8Z M-22 8C-34 -6 -60 -6 -70 4C-60 24 -34 26 -22 8Z';
    svg +=
      `<g fill-rule="evenodd">${kit.solid(d, c, { w: 6 })}</g>` +
      stroked(d, m.l1, 3) +
      stroked(d, m.d2, 1, opacity(0.6));
    svg +=
      both(
        () =>
          kit.line('M16 -12Q40 -26 84 -14M78 10Q86 22 66 38M30 34Q40 42 52 38', m, 'l1', 2.2) +
          kit.sphere(84, -8, 4, m, { dull: true }) +
          kit.line('M92 0Q104 40 82 84', c, 'b', 5) +
          kit.line('M92 0Q92 40 70 74', palette.accent, 'b', 4),
      ) + gemAt(kit, rng, 0, -6, 14, palette.accent);
    return svg + kit.flare(-60, -18, 18);
  }),
};
