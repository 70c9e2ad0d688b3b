import { toneRamp } from '../core/colour';
import { blade, roundRect } from '../core/geometry';
import { fix } from '../core/numbers';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { EMBLEMS } from './emblems';
import type { DrawHero } from './hero';
import { hero } from './hero';

/** A cup with two handles. */
export const drawTrophy: DrawHero = (kit, rng) => {
  const { palette } = kit;
  const m = palette.metal;
  const e = 0.14;
  let svg = '';
  for (const sx of [-1, 1]) {
    svg += group(
      `scale(${sx} 1)`,
      kit.solid(
        blade(
          [
            [46, -62],
            [82, -66],
            [86, -34],
            [56, -8],
            [30, 4],
          ],
          (t) => 9 - t * 3,
          20,
        ),
        m,
        { w: 3 },
      ),
    );
  }
  svg +=
    kit.lathe(
      [
        {
          p: [
            [44, 70],
            [44, 94],
          ],
          r: kit.palette.dark,
        },
        {
          p: [
            [34, 56],
            [38, 72],
          ],
          r: m,
        },
        {
          p: [
            [8, 30],
            [12, 46],
            [34, 58],
          ],
          r: m,
        },
        {
          p: [
            [12, 18],
            [15, 24],
            [9, 31],
          ],
          r: m,
        },
        {
          p: [
            [54, -78],
            [54, -48],
            [42, -4],
            [11, 20],
          ],
          r: m,
        },
      ],
      { e },
    ) + kit.rim(0, -78, 54, e, m);
  const em = rng.pick(['star', 'crown', 'bolt', 'star4']);
  svg +=
    group(
      placed(0, -36, 0.5),
      filled(EMBLEMS[em](), m.d3, `${opacity(0.6)} transform="translate(2 3)"`) +
        kit.bevel(EMBLEMS[em](), palette.accent, 6),
    ) + kit.bevel(roundRect(-26, 74, 52, 13, 3), m, 2);
  return svg + kit.flare(-28, -60, 24) + kit.spark(36, -20, 12);
};

export const prizesHeroes = {
  trophy: hero(drawTrophy, { anchor: 'ground' }),
  bell: hero((kit, rng) => {
    const m = kit.palette.metal;
    let svg =
      kit.solid(
        blade(
          [
            [-16, -78],
            [0, -98],
            [16, -78],
          ],
          () => 7,
          14,
        ),
        m,
        { w: 2 },
      ) + kit.sphere(0, 74, 14, toneRamp(m.d1));
    svg += kit.lathe(
      [
        {
          p: [
            [80, 52],
            [88, 62],
            [86, 70],
          ],
          r: m,
        },
        {
          p: [
            [18, -82],
            [44, -64],
            [54, -10],
            [66, 34],
            [81, 54],
          ],
          r: m,
        },
        {
          p: [
            [20, -82],
            [20, -76],
          ],
          r: m,
        },
      ],
      { e: 0.13 },
    );
    svg +=
      kit.line('M-57 0Q0 18 57 0', m, 'd2', 5, 0.6) +
      kit.line('M-57 -3Q0 15 57 -3', m, 'l3', 1.6, 0.8);
    const bow = rng.chance(0.6);
    if (bow) {
      const r = kit.palette.key;
      svg +=
        kit.solid('M0 -74C-20 -104 -66 -98 -58 -70C-52 -50 -20 -58 0 -70Z', r) +
        kit.solid('M0 -74C20 -104 66 -98 58 -70C52 -50 20 -58 0 -70Z', r) +
        kit.solid('M-4 -70L-34 -34L-22 -34L-18 -24Z M4 -70L34 -34L22 -34L18 -24Z', r, { w: 2 }) +
        kit.solid(roundRect(-11, -82, 22, 18, 6), r);
    }
    return svg + kit.flare(-34, -30, 22);
  }),
  hourglass: hero((kit, rng) => {
    const m = kit.palette.metal;
    const sd = kit.palette.key2;
    let svg = '';
    const gl =
      'M-44 -64C-44 -20 -8 -12 -8 0C-8 12 -44 20 -44 64L44 64C44 20 8 12 8 0C8 -12 44 -20 44 -64Z';
    svg +=
      kit.mode === 'neon'
        ? kit.solid(gl, kit.palette.accent)
        : filled(
            gl,
            kit.doc.linear(
              [
                [0, kit.palette.light, 0.5],
                [0.2, kit.palette.light, 0.16],
                [0.7, kit.palette.light, 0.08],
                [0.9, kit.palette.light, 0.4],
                [1, kit.palette.light, 0.2],
              ],
              0,
              0,
              1,
              0,
            ),
          );
    svg +=
      kit.solid('M-36 -34C-30 -16 -7 -10 -6 0L6 0C7 -10 30 -16 36 -34Q0 -28 -36 -34Z', sd) +
      kit.solid('M-40 62C-36 34 -10 40 0 22C10 40 36 34 40 62Z', sd) +
      stroked('M0 0L0 40', sd.l1, 2) +
      stroked(gl, kit.palette.light, 2.2, opacity(0.7)) +
      filled('M-36 -56C-34 -26 -14 -18 -10 -8C-22 -18 -38 -30 -40 -58Z', '#fff', opacity(0.5));
    for (const x of [-56, 56]) {
      svg += group(
        placed(x, 0),
        kit.lathe(
          [
            {
              p: [
                [5, 0],
                [8, 34],
                [5, 68],
              ],
              r: m,
            },
            {
              p: [
                [5, -68],
                [8, -34],
                [5, 0],
              ],
              r: m,
            },
          ],
          { e: 0.2 },
        ) + kit.sphere(0, 0, 8, kit.palette.key),
      );
    }
    svg +=
      kit.lathe(
        [
          {
            p: [
              [66, 64],
              [72, 72],
              [72, 84],
            ],
            r: m,
          },
        ],
        { e: 0.12 },
      ) +
      kit.lathe(
        [
          {
            p: [
              [72, -84],
              [72, -74],
              [66, -66],
            ],
            r: m,
          },
        ],
        { e: 0.12 },
      ) +
      kit.rim(0, -84, 72, 0.12, m);
    return group('rotate(' + fix(rng.float(-10, 10)) + ')', svg) + kit.flare(-24, -46, 18);
  }),
};
