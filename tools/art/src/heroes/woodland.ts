import { mix, toneRamp } from '../core/colour';
import { blade, circle, curve, ellipse, leafWidth, mirrored } from '../core/geometry';
import { fix } from '../core/numbers';
import { filled } from '../core/svg';
import { hero } from './hero';
import { both } from './parts';

export const woodlandHeroes = {
  owl: hero(
    (kit, rng) => {
      const { palette } = kit;
      const c = rng.pick([palette.key, toneRamp('#8a6a4a'), toneRamp('#6a6f9a')]);
      const lt = toneRamp(mix(c.l2, '#fff', 0.3));
      const iris = rng.pick([toneRamp('#ffb81f'), palette.accent]);
      let svg = both(
        () =>
          kit.solid(
            curve([
              [34, -30, 1],
              [76, -4],
              [82, 44],
              [58, 88, 1],
              [40, 60],
            ]),
            toneRamp(c.d1),
            { w: 6 },
          ) +
          [0, 1, 2, 3]
            .map((i) =>
              kit.line(
                `M${60 - i * 3} ${4 + i * 18}Q${76 - i * 4} ${20 + i * 18} ${70 - i * 5} ${34 + i * 15}`,
                c,
                'd3',
                2,
                0.7,
              ),
            )
            .join(''),
      );
      svg += kit.solid(
        mirrored([
          [0, -64],
          [34, -72],
          [56, -98, 1],
          [62, -52],
          [58, 0],
          [60, 48],
          [36, 88],
          [0, 96],
        ]),
        c,
        { w: 9 },
      );
      const belly = mirrored([
        [0, 8],
        [34, 14],
        [42, 50],
        [26, 82],
        [0, 88],
      ]);
      svg += kit.solid(belly, lt, { w: 5 });
      let f = '';
      for (let j = 0; j < 5; j++) {
        for (let i = -4; i <= 4; i++) {
          f += kit.line(`M${i * 13 + (j % 2) * 6.5 - 5} ${28 + j * 13}q5 7 10 0`, c, 'd1', 2, 0.8);
        }
      }
      svg += kit.clipped(belly, f);
      svg += both(
        () =>
          kit.solid(circle(27, -26, 30), lt, { w: 4 }) +
          Array.from({ length: 14 }, (_, i) =>
            kit.line(
              `M${fix(27 + 19 * Math.cos(i * 0.449))} ${fix(-26 + 19 * Math.sin(i * 0.449))}L${fix(27 + 28 * Math.cos(i * 0.449))} ${fix(-26 + 28 * Math.sin(i * 0.449))}`,
              c,
              'b',
              1.4,
              0.7,
            ),
          ).join('') +
          kit.sphere(27, -26, 17, iris, { dull: true }) +
          filled(circle(27, -26, 9), palette.ink) +
          filled(circle(23, -31, 3.6), '#fff') +
          kit.solid(
            blade(
              [
                [0, -46],
                [30, -66],
                [58, -98],
              ],
              leafWidth(13, 0.4),
              12,
            ),
            toneRamp(c.d2),
            { w: 3 },
          ),
      );
      svg +=
        kit.solid(
          mirrored([
            [0, -26, 1],
            [10, -12],
            [0, 10, 1],
          ]),
          toneRamp('#f2a531'),
          { w: 3 },
        ) +
        both(() =>
          [0, 1, 2]
            .map((i) => kit.solid(ellipse(12 + i * 9, 94, 5, 7), toneRamp('#f2a531'), { w: 2 }))
            .join(''),
        );
      return svg;
    },
    { anchor: 'ground' },
  ),
};
