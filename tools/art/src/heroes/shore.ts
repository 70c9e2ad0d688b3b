import { toneRamp } from '../core/colour';
import { blade, circle, curve, sampleSpline, taperWidth } from '../core/geometry';
import { fix, item } from '../core/numbers';
import { filled, group } from '../core/svg';
import { hero } from './hero';
import { both } from './parts';

export const shoreHeroes = {
  seahorse: hero((kit, rng) => {
    const { palette } = kit;
    const c = rng.pick([palette.key, palette.key2, palette.metal]);
    const sp = [
      [-6, -58],
      [16, -30],
      [14, 8],
      [-8, 40],
      [-2, 74],
      [24, 84],
      [30, 62],
      [14, 60],
    ] as const;
    let svg =
      kit.solid(
        curve([
          [22, -34, 1],
          [62, -40],
          [66, -6],
          [48, 18],
          [20, 14, 1],
        ]),
        palette.accent,
        { w: 5 },
      ) +
      kit.solid(
        blade(
          sp,
          (t) =>
            t < 0.35
              ? 26 + 26 * Math.sin((t / 0.35) * 1.57)
              : 52 * Math.pow(1 - (t - 0.35) / 0.65, 0.9) + 3,
          36,
        ),
        c,
        { w: 7 },
      );
    const ss = sampleSpline(sp, 16);
    for (let i = 2; i < 14; i++) {
      svg += kit.line(
        `M${fix(item(ss, i)[0] - 18 + i)} ${fix(item(ss, i)[1] - 3)}Q${fix(item(ss, i)[0])} ${fix(item(ss, i)[1] + 5)} ${fix(item(ss, i)[0] + 18 - i)} ${fix(item(ss, i)[1] - 3)}`,
        c,
        'd2',
        1.6,
        0.6,
      );
    }
    svg += kit.solid(
      curve([
        [10, -84],
        [-14, -88],
        [-30, -70],
        [-66, -60, 1],
        [-66, -48, 1],
        [-32, -48],
        [-10, -38],
        [12, -50],
      ]),
      c,
      { w: 6 },
    );
    for (let i = 0; i < 5; i++) {
      svg += kit.solid(
        `M${-8 + i * 7} ${-86 + i * 5}L${2 + i * 9} ${-106 + i * 8}L${2 + i * 7} ${-80 + i * 7}Z`,
        palette.accent,
        { plain: true },
      );
    }
    svg +=
      filled(circle(-14, -66, 6.4), '#fff') +
      filled(circle(-15, -66, 3.6), palette.ink) +
      filled(circle(-16, -68, 1.4), '#fff');
    return svg;
  }),
  crab: hero((kit, rng) => {
    const { palette } = kit;
    const c = rng.pick([palette.key, palette.key2, toneRamp('#e8432b')]);
    let svg = both(
      () =>
        [0, 1, 2]
          .map((i) =>
            kit.solid(
              blade(
                [
                  [46, 18 + i * 10],
                  [74 + i * 4, 14 + i * 16],
                  [84 - i * 2, 44 + i * 15],
                ],
                taperWidth(12, 0.6),
                12,
              ),
              c,
              { w: 3 },
            ),
          )
          .join('') +
        kit.solid(
          blade(
            [
              [44, -4],
              [70, -22],
              [70, -46],
            ],
            () => 15,
            12,
          ),
          c,
          { w: 4 },
        ) +
        kit.solid(
          'M52 -52C40 -84 66 -104 86 -96C76 -92 72 -84 74 -76C84 -84 96 -82 100 -74C104 -50 74 -32 52 -52Z',
          c,
          { w: 6 },
        ) +
        kit.solid(
          blade(
            [
              [16, -20],
              [18, -40],
              [16, -46],
            ],
            () => 6,
            8,
          ),
          c,
          { plain: true },
        ) +
        kit.sphere(17, -50, 10, toneRamp('#fff4d8'), { dull: true }) +
        filled(circle(15, -50, 5), palette.ink) +
        filled(circle(13, -52, 1.8), '#fff'),
    );
    svg +=
      kit.solid(
        curve([
          [-60, 4],
          [-40, -26],
          [0, -32],
          [40, -26],
          [60, 4],
          [44, 40],
          [0, 52],
          [-44, 40],
        ]),
        c,
        { w: 11 },
      ) +
      kit.line('M-22 22Q0 38 22 22', c, 'd3', 3.4) +
      (
        [
          [-30, -6, 6],
          [0, -18, 7],
          [30, -6, 6],
          [-14, 4, 4],
          [16, 2, 4],
        ] as const
      )
        .map((q) => kit.detail(circle(q[0], q[1], q[2]), c, 'l1', 0.7))
        .join('');
    return svg;
  }),
  clam: hero(
    (kit, rng) => {
      const { palette } = kit;
      const c = rng.pick([palette.key, palette.key2, palette.accent]);
      const sh = (d: string) => {
        let q = '';
        for (let i = -3; i <= 3; i++) {
          q += kit.line(`M0 40L${i * 28} ${-60 + Math.abs(i) * 14}`, c, 'd2', 2.2, 0.6);
        }
        return kit.solid(d, c, { w: 9 }) + kit.clipped(d, q);
      };
      let svg = group(
        'translate(0 -14)',
        sh(
          curve([
            [0, 44, 1],
            [-84, 10, 1],
            [-88, -26],
            [-62, -52],
            [-46, -50, 1],
            [-34, -72],
            [-12, -72, 1],
            [0, -82],
            [12, -72, 1],
            [34, -72],
            [46, -50, 1],
            [62, -52],
            [88, -26],
            [84, 10, 1],
          ]),
        ),
      );
      svg +=
        kit.solid(
          curve([
            [-82, 4, 1],
            [0, -20],
            [82, 4, 1],
            [70, 36],
            [0, 46],
            [-70, 36],
          ]),
          toneRamp('#f7c3cf'),
          { w: 6 },
        ) +
        kit.glow(0, 2, 70, '#fff', 0.8) +
        kit.sphere(0, 2, 30, toneRamp('#f3eef8'));
      svg += sh(
        curve([
          [-86, 14, 1],
          [-58, 34],
          [-40, 28, 1],
          [-20, 40],
          [0, 34, 1],
          [20, 40],
          [40, 28, 1],
          [58, 34],
          [86, 14, 1],
          [74, 64],
          [30, 86],
          [0, 90],
          [-30, 86],
          [-74, 64],
        ]),
      );
      return svg + kit.flare(-10, -10, 26);
    },
    { anchor: 'ground' },
  ),
};
