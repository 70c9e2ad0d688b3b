import { mix, toneRamp } from '../core/colour';
import {
  blade,
  circle,
  curve,
  ellipse,
  leafWidth,
  mirrored,
  roundRect,
  taperWidth,
} from '../core/geometry';
import { filled, group, opacity } from '../core/svg';
import { EMBLEMS } from './emblems';
import { animalEye, coatRamp } from './faces';
import { gem } from './gems';
import { hero } from './hero';
import { both } from './parts';

export const giantsHeroes = {
  panda: hero((kit) => {
    const { palette } = kit;
    const w = toneRamp('#f4f3f0');
    const b = toneRamp('#2a2733');
    let svg =
      both(
        () =>
          kit.solid(circle(58, -56, 27), b, { w: 5 }) +
          kit.solid(circle(60, -54, 13), toneRamp('#4a4555'), { plain: true }),
      ) +
      kit.solid(
        mirrored([
          [0, -72],
          [48, -62],
          [82, -12],
          [76, 40],
          [44, 72],
          [0, 80],
        ]),
        w,
        { w: 11 },
      ) +
      both(
        () =>
          kit
            .solid(ellipse(0, 0, 19, 25), b, { w: 4 })
            .replace('<path', '<path')
            .replace(/^/, `<g transform="translate(34 -4) rotate(-34)">`) +
          '</g>' +
          filled(circle(31, -4, 8.5), '#fff') +
          filled(circle(31, -3, 5.4), palette.ink) +
          filled(circle(28.6, -6, 2.2), '#fff') +
          kit.glow(52, 30, 17, palette.key.l1, 0.6),
      );
    svg +=
      kit.solid(ellipse(0, 30, 12, 8), b, { w: 3 }) +
      filled(ellipse(-3, 27, 4, 2), '#fff', opacity(0.6)) +
      kit.line('M0 38L0 44Q-9 54 -18 46M0 44Q9 54 18 46', b, 'd2', 2.6);
    const bm = toneRamp('#58a83a');
    svg += group(
      'rotate(-24) translate(0 62)',
      [-66, -30, 6, 42].map((x) => kit.solid(roundRect(x, -6, 34, 12, 5), bm, { w: 3 })).join('') +
        kit.solid(
          blade(
            [
              [70, -2],
              [88, -20],
              [104, -22],
            ],
            leafWidth(14, 0.4),
            10,
          ),
          bm,
          { w: 2 },
        ) +
        kit.solid(
          blade(
            [
              [70, 2],
              [90, 6],
              [108, 0],
            ],
            leafWidth(14, 0.4),
            10,
          ),
          bm,
          { w: 2 },
        ),
    );
    return svg + both(() => kit.solid(ellipse(50, 74, 19, 15), b, { w: 4 }));
  }),
  elephant: hero((kit, rng) => {
    const { palette } = kit;
    const c = coatRamp(rng, ['#7f8aa8', '#9a8fb0', '#6f94a8', mix(palette.key.b, '#9a98a8', 0.6)]);
    const m = palette.metal;
    let svg = both(
      () =>
        kit.solid(
          curve([
            [30, -50, 1],
            [74, -72],
            [100, -34],
            [92, 16],
            [62, 34],
            [40, 6, 1],
          ]),
          c,
          { w: 7 },
        ) +
        kit.solid(
          curve([
            [46, -42, 1],
            [72, -54],
            [88, -28],
            [80, 4],
            [62, 16],
            [50, -4, 1],
          ]),
          toneRamp(mix(c.d1, palette.key.l1, 0.4)),
          { w: 4 },
        ),
    );
    svg += both(() =>
      kit.solid(
        blade(
          [
            [24, 22],
            [46, 48],
            [44, 80],
          ],
          taperWidth(16, 0.6),
          14,
        ),
        toneRamp('#fff4df'),
        { w: 3 },
      ),
    );
    svg += kit.solid(
      mirrored([
        [0, -82],
        [34, -76],
        [52, -40],
        [46, -2],
        [30, 26],
        [0, 36],
      ]),
      c,
      { w: 9 },
    );
    svg += kit.solid(
      blade(
        [
          [0, 4],
          [-2, 34],
          [4, 62],
          [26, 82],
          [46, 76],
          [44, 60],
        ],
        (t) => 36 - t * 22,
        26,
      ),
      c,
      { w: 6 },
    );
    for (let i = 0; i < 5; i++) {
      svg += kit.line(
        `M${-14 + i * 0.8} ${26 + i * 9}Q0 ${32 + i * 9} ${15 - i * 0.4} ${25 + i * 9}`,
        c,
        'd2',
        1.6,
        0.7,
      );
    }
    svg += both(
      () =>
        animalEye(kit, 28, -10, 8, 5.4, 8, toneRamp('#4a2a1a')) +
        kit.line('M18 -20Q30 -26 40 -16', c, 'd3', 2.4),
    );
    svg +=
      kit.solid(
        mirrored([
          [0, -92],
          [26, -84],
          [38, -56],
          [22, -34],
          [8, -22],
          [0, -4, 1],
        ]),
        palette.key,
        { w: 5 },
      ) +
      kit.line(
        mirrored([
          [0, -86],
          [22, -78],
          [32, -56],
          [18, -38],
          [6, -26],
          [0, -12, 1],
        ]),
        m,
        'l1',
        2.4,
      ) +
      group('translate(0 -54) scale(.34)', kit.bevel(EMBLEMS.lotus(), m, 7)) +
      both(() =>
        [0, 1, 2]
          .map((i) => kit.sphere(38 - i * 9 - 2, -52 + i * 14, 3.4, m, { dull: true }))
          .join(''),
      ) +
      group('translate(0 -22)', gem(kit, rng, 8, palette.accent, 'pear', 8));
    return svg;
  }),
};
