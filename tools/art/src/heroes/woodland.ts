import { mix, toneRamp } from '../core/colour';
import {
  blade,
  circle,
  curve,
  ellipse,
  leafWidth,
  mirrored,
  rectPath,
  roundRect,
} from '../core/geometry';
import { fix } from '../core/numbers';
import { filled, group, placed, stroked } from '../core/svg';
import { hero } from './hero';
import { lotusFlower } from './lotus';
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
  rabbit: hero(
    (kit, rng) => {
      const { palette } = kit;
      const w = toneRamp(rng.pick(['#fdf8f2', '#efe2d2', '#dcd8ee', '#f7d9c4', '#cfe3ee']));
      let svg =
        both(
          () =>
            kit.solid(
              blade(
                [
                  [22, -34],
                  [34, -70],
                  [30, -104],
                ],
                leafWidth(34, 0.5),
                18,
              ),
              w,
              { w: 6 },
            ) +
            kit.solid(
              blade(
                [
                  [24, -42],
                  [33, -70],
                  [30, -94],
                ],
                leafWidth(16, 0.5),
                14,
              ),
              toneRamp('#f6a5b8'),
              { w: 3 },
            ),
        ) +
        kit.solid(
          mirrored([
            [0, -48],
            [40, -40],
            [66, 4],
            [56, 50],
            [30, 76],
            [0, 82],
          ]),
          w,
          { w: 9 },
        );
      svg += both(
        () =>
          filled(ellipse(28, 2, 10, 14), palette.ink) +
          filled(circle(24, -4, 4.4), '#fff') +
          filled(circle(31, 8, 2), '#fff') +
          kit.glow(44, 30, 17, '#ff8fa8', 0.75),
      );
      svg +=
        kit.solid(ellipse(-13, 40, 19, 15), toneRamp(w.l2), { w: 3 }) +
        kit.solid(ellipse(13, 40, 19, 15), toneRamp(w.l2), { w: 3 }) +
        kit.detail('M-8 24Q0 20 8 24Q6 34 0 35Q-6 34 -8 24Z', toneRamp('#e86a86'), 'b') +
        filled(roundRect(-7, 50, 14, 13, 3), '#fff') +
        stroked('M0 50L0 63', palette.ink, 1.2);
      const hat = rng.chance(0.6);
      if (hat) {
        svg += group(
          'translate(26 -46) rotate(22) scale(.52)',
          kit.solid(rectPath(-34, -70, 68, 62), palette.key, { w: 6 }) +
            kit.solid(rectPath(-34, -28, 68, 16), palette.metal, { w: 3 }) +
            kit.solid(ellipse(0, -6, 56, 12), palette.key, { w: 4 }),
        );
      } else {
        for (let i = 0; i < 3; i++) {
          svg += group(placed(-40 + i * 15, -44 - i * 4, 0.14), lotusFlower(kit, palette.accent));
        }
      }
      return (
        svg +
        kit.solid(
          curve([
            [-46, 98, 1],
            [-44, 80],
            [0, 68],
            [44, 80],
            [46, 98, 1],
          ]),
          w,
          { w: 5 },
        ) +
        kit.solid(
          curve([
            [-40, 76, 1],
            [0, 68],
            [40, 76, 1],
            [52, 96, 1],
            [0, 84],
            [-52, 96, 1],
          ]),
          palette.key,
          { w: 4 },
        ) +
        kit.sphere(0, 78, 8, palette.metal)
      );
    },
    { anchor: 'bust' },
  ),
};
