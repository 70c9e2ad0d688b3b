import { mix, toneRamp } from '../core/colour';
import { circle, curve, ellipse, mirrored } from '../core/geometry';
import { filled, group } from '../core/svg';
import { coin, coinPile } from './coins';
import { EMBLEMS } from './emblems';
import { smallCrown } from './faces';
import { hero } from './hero';
import { both } from './parts';

export const charmsHeroes = {
  cat: hero(
    (kit, rng) => {
      const { palette } = kit;
      const w = toneRamp(rng.pick(['#fbf6ee', '#fbf6ee', '#f6c945', '#3a3440']));
      const rd = palette.key;
      const m = palette.metal;
      let svg = kit.solid(
        mirrored([
          [0, 10],
          [46, 24],
          [66, 66],
          [52, 96, 1],
          [0, 98],
        ]),
        w,
        { w: 9 },
      );
      svg += group(
        'translate(52 -8) rotate(14)',
        kit.solid(
          curve([
            [-16, 50, 1],
            [-20, 6],
            [-18, -34],
            [0, -48],
            [18, -34],
            [16, 20],
            [12, 56, 1],
          ]),
          w,
          { w: 6 },
        ) +
          kit.solid(
            mirrored([
              [0, -40],
              [8, -36],
              [9, -26],
              [0, -18],
            ]),
            toneRamp('#f29bb0'),
            { w: 2 },
          ),
      );
      svg +=
        both(
          () =>
            kit.solid(
              curve([
                [18, -62, 1],
                [52, -92, 1],
                [60, -40, 1],
              ]),
              w,
              { w: 5 },
            ) +
            kit.solid(
              curve([
                [30, -62, 1],
                [49, -78, 1],
                [52, -50, 1],
              ]),
              rd,
              { w: 3 },
            ),
        ) +
        kit.solid(
          mirrored([
            [0, -72],
            [40, -66],
            [68, -30],
            [56, 8],
            [0, 22],
          ]),
          w,
          { w: 9 },
        );
      const squints = rng.chance();
      svg +=
        both(() =>
          squints
            ? kit.line('M18 -24Q30 -38 42 -24', toneRamp(palette.ink), 'd4', 4)
            : filled(ellipse(29, -24, 7, 10), palette.ink) + filled(circle(26.5, -28, 3), '#fff'),
        ) +
        both(
          () =>
            kit.glow(46, -4, 14, rd.l1, 0.7) +
            kit.line('M44 -12L74 -18M44 -4L76 -2', w, 'd2', 1.6, 0.8),
        );
      svg +=
        kit.detail('M-6 -12L6 -12L0 -5Z', toneRamp('#e0647a'), 'b') +
        kit.line('M0 -5Q-8 6 -16 0M0 -5Q8 6 16 0', toneRamp(palette.ink), 'd4', 2.2) +
        kit.solid(
          curve([
            [-54, 10, 1],
            [0, 26],
            [54, 10, 1],
            [48, 26, 1],
            [0, 38],
            [-48, 26, 1],
          ]),
          rd,
          { w: 3 },
        ) +
        kit.sphere(0, 34, 10, m) +
        kit.line('M-7 35L7 35M0 37L0 42', m, 'd3', 2) +
        group(
          'translate(-8 70) rotate(-6)',
          kit.solid(ellipse(0, 0, 24, 28), m, { w: 5 }) +
            kit.line(ellipse(0, 0, 18, 22), m, 'd2', 1.6, 0.7) +
            group(
              'scale(.26)',
              filled(EMBLEMS[rng.pick(['clover', 'star', 'lotus', 'crown'])](), m.d3),
            ),
        ) +
        kit.solid(ellipse(-36, 62, 15, 12), w, { w: 4 }) +
        kit.solid(ellipse(-34, 92, 22, 10), w, { w: 4 }) +
        kit.solid(ellipse(34, 92, 22, 10), w, { w: 4 });
      return svg;
    },
    { anchor: 'ground' },
  ),
  frog: hero(
    (kit, rng) => {
      const { palette } = kit;
      const c = rng.pick([toneRamp('#4fb33a'), palette.metal, palette.key2]);
      let svg = group('translate(0 92)', coinPile(kit, rng, 88, 16, 18));
      svg +=
        both(
          () =>
            kit.solid(
              curve([
                [40, 10, 1],
                [86, 16],
                [96, 60],
                [74, 84, 1],
                [44, 76],
              ]),
              c,
              { w: 7 },
            ) + kit.solid(ellipse(70, 84, 26, 9), c, { w: 4 }),
        ) +
        kit.solid(
          mirrored([
            [0, -30],
            [48, -18],
            [62, 34],
            [46, 80],
            [0, 88],
          ]),
          c,
          { w: 9 },
        ) +
        kit.solid(
          mirrored([
            [0, 16],
            [34, 22],
            [40, 56],
            [26, 80],
            [0, 84],
          ]),
          toneRamp(mix(c.l2, '#fff', 0.3)),
          { w: 5 },
        ) +
        both(
          () =>
            kit.solid(circle(38, -44, 22), c, { w: 5 }) +
            kit.sphere(39, -46, 14, toneRamp('#fff4c8'), { dull: true }) +
            filled(ellipse(38, -46, 9, 7), palette.ink) +
            filled(circle(34, -50, 3), '#fff') +
            kit.solid(ellipse(30, 86, 18, 9), c, { w: 4 }),
        ) +
        kit.line('M-48 -6Q0 30 48 -6', c, 'd3', 3.4) +
        filled(ellipse(-6, -20, 2.4, 2), c.d4) +
        filled(ellipse(6, -20, 2.4, 2), c.d4);
      for (const q of [
        [-40, 30],
        [46, 26],
        [-52, 6],
        [0, -26],
        [52, 50],
      ] as const) {
        svg += kit.detail(circle(q[0], q[1], 5), c, 'd1', 0.7);
      }
      return (
        svg +
        group('translate(0 12) scale(1 .9)', coin(kit, 22, { emblem: 'star', th: 4 })) +
        group('translate(0 -72) scale(.42)', smallCrown(kit, rng))
      );
    },
    { anchor: 'ground' },
  ),
};
