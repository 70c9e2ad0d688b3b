import { mix, toneRamp } from '../core/colour';
import { blade, circle, curve, ellipse, mirrored, taperWidth } from '../core/geometry';
import { radians } from '../core/numbers';
import { filled, group, placed } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';
import { both, gemAt } from './parts';

export const witchcraftHeroes = {
  cauldron: hero(
    (kit, rng) => {
      const { palette } = kit;
      const c = toneRamp(mix('#34303f', palette.key.d2, 0.2));
      const l = rng.pick([palette.accent, palette.key, toneRamp('#6fd04a')]);
      let svg =
        kit.glow(0, -50, 96, l.l1, 0.8) +
        both(() =>
          kit.solid(
            blade(
              [
                [40, 70],
                [52, 84],
                [50, 98],
              ],
              taperWidth(18, 0.5),
              10,
            ),
            c,
            { w: 3 },
          ),
        ) +
        kit.solid(
          curve([
            [-66, -22, 1],
            [-86, 16],
            [-70, 62],
            [0, 86],
            [70, 62],
            [86, 16],
            [66, -22, 1],
            [0, -8],
          ]),
          c,
          { w: 12 },
        ) +
        kit.rim(0, -26, 76, 0.24, c) +
        filled(ellipse(0, -25, 62, 12), kit.doc.linear([l.l2, l.b]));
      for (let i = 0; i < 9; i++) {
        svg += kit.sphere(
          rng.float(-50, 50),
          -32 - rng.float(0, 60) * (i / 9),
          rng.float(4, 12) * (1 - i * 0.05),
          l,
        );
      }
      svg +=
        filled('M-62 -22C-60 4 -54 10 -50 -8C-46 30 -36 26 -34 -12Z', l.b) +
        group(
          'translate(0 34) scale(.52)',
          kit.bevel(EMBLEMS[rng.pick(['moon', 'star', 'skull', 'eye'])](), palette.metal, 6),
        );
      for (let i = 0; i < 5; i++) {
        svg += kit.spark(rng.float(-60, 60), rng.float(-98, -50), rng.float(5, 10));
      }
      return svg;
    },
    { anchor: 'ground' },
  ),
  wizhat: hero((kit, rng) => {
    const { palette } = kit;
    const c = palette.key;
    let svg =
      kit.glow(0, 0, 96, palette.glow, 0.5) +
      kit.solid(ellipse(0, 66, 92, 24), c, { w: 6 }) +
      kit.solid(
        curve([
          [-56, 64, 1],
          [-38, 0],
          [-16, -50],
          [30, -98, 1],
          [62, -80, 1],
          [34, -62],
          [30, -20],
          [56, 64, 1],
          [0, 78],
        ]),
        c,
        { w: 11 },
      ) +
      kit.solid('M-57 58Q0 82 57 58L52 36Q0 58 -50 36Z', palette.metal, { w: 3 }) +
      gemAt(kit, rng, 0, 58, 13, palette.accent);
    for (const [x, y, r, e] of [
      [-14, 6, 0.3, 'moon'],
      [14, -30, 0.24, 'star'],
      [28, 22, 0.2, 'star4'],
      [-30, 28, 0.16, 'star'],
    ] as const) {
      svg += group(placed(x, y, r, -10), kit.bevel(EMBLEMS[e](), palette.metal, 8));
    }
    return svg + kit.flare(58, -84, 22);
  }),
  skull: hero((kit) => {
    const { palette } = kit;
    const w = toneRamp('#f8efe2');
    const d = mirrored([
      [0, -86],
      [46, -78],
      [72, -34],
      [62, 12],
      [42, 32],
      [40, 66],
      [24, 86],
      [0, 90],
    ]);
    let svg = kit.solid(d, w, { w: 10 });
    svg += both(() => {
      let fl = '';
      for (let i = 0; i < 9; i++) {
        fl += group(
          `translate(30 -4) rotate(${i * 40})`,
          kit.solid(ellipse(0, -21, 6.5, 8), i % 2 ? palette.key : palette.key2, { w: 2 }),
        );
      }
      return (
        fl +
        kit.solid(circle(30, -4, 17), toneRamp(palette.ink), { w: 2 }) +
        kit.glow(30, -4, 15, palette.accent.l1, 0.9) +
        group('translate(30 -4) scale(.16)', kit.bevel(EMBLEMS.star(), palette.accent, 8)) +
        kit.line('M48 28Q62 20 58 8', palette.accent, 'b', 2.4) +
        kit.line('M20 -62Q36 -66 44 -50Q36 -44 30 -52', palette.key, 'b', 2.6) +
        kit.sphere(54, -36, 3.4, palette.key2, { dull: true }) +
        kit.sphere(58, -22, 2.6, palette.key, { dull: true })
      );
    });
    svg +=
      kit.detail(
        'M0 20C-12 22 -12 36 -5 38L0 32L5 38C12 36 12 22 0 20Z',
        toneRamp(palette.ink),
        'b',
      ) + kit.line('M-36 54Q0 66 36 54', toneRamp(palette.ink), 'b', 2.6);
    for (let i = -3; i <= 3; i++) {
      svg += kit.line(
        `M${i * 9} ${56 - Math.abs(i)}L${i * 9} ${i % 2 ? 70 : 74}`,
        toneRamp(palette.ink),
        'b',
        2,
      );
    }
    svg += group(
      'translate(0 -54)',
      Array.from({ length: 6 }, (_, i) =>
        group(
          `rotate(${i * 60})`,
          kit.solid(
            curve([
              [0, 0, 1],
              [-9, -14],
              [0, -22],
              [9, -14],
            ]),
            i % 2 ? palette.accent : palette.key,
            { w: 2 },
          ),
        ),
      ).join('') + kit.sphere(0, 0, 6, palette.metal),
    );
    for (let i = 0; i < 7; i++) {
      const a = -150 + i * 20;
      const x = 66 * Math.cos(radians(a));
      const y = -22 + 66 * Math.sin(radians(a));
      svg += group(
        placed(x, y, 0.9),
        Array.from({ length: 5 }, (_, j) =>
          group(
            `rotate(${j * 72})`,
            kit.solid(ellipse(0, -8, 6, 8), i % 2 ? palette.key : palette.key2, { w: 2 }),
          ),
        ).join('') + kit.sphere(0, 0, 5, palette.metal, { dull: true }),
      );
    }
    return svg;
  }),
};
