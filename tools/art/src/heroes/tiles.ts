import { type Ramp, toneRamp } from '../core/colour';
import { circle, curve, ellipse, roundRect } from '../core/geometry';
import { filled, group, placed, stroked } from '../core/svg';
import { pips } from './dice';
import { EMBLEMS } from './emblems';
import { hero } from './hero';
import { unlessNeon } from './parts';

export const tilesHeroes = {
  mahjong: hero((kit, rng) => {
    const tile = (tr: string, fn: () => string) =>
      group(
        tr,
        kit.solid(roundRect(-32, -38, 70, 92, 9), toneRamp('#1f8f5a'), { w: 5 }) +
          kit.solid(roundRect(-36, -44, 70, 92, 9), toneRamp('#fbf6e8'), { w: 6 }) +
          group('translate(-1 2)', fn()),
      );
    const red = toneRamp('#cf1f2e');
    const gr = toneRamp('#168a4a');
    const bl = toneRamp('#1f4fb8');
    const fs = [
      () =>
        kit
          .detail(
            'M-3 -36L5 -36L5 -22L22 -22L22 4L5 4L5 38L-3 38L-3 4L-20 4L-20 -22L-3 -22Z M-13 -15L-3 -15L-3 -3L-13 -3Z M5 -15L15 -15L15 -3L5 -3Z',
            red,
            'b',
          )
          .replace('<path', '<path fill-rule="evenodd"'),
      () =>
        (
          [
            [-13, -22],
            [13, -22],
            [-13, 22],
            [13, 22],
            [0, 0],
          ] as const
        )
          .map(
            (q, i) =>
              kit.solid(circle(q[0], q[1], 10), i === 4 ? red : i % 2 ? gr : bl, { w: 2 }) +
              kit.line(circle(q[0], q[1], 5), toneRamp('#fff'), 'b', 1.6),
          )
          .join(''),
      () =>
        [-14, 0, 14]
          .map((x) =>
            [-20, 8]
              .map((y) => kit.solid(roundRect(x - 4, y - 10, 8, 24, 4), x ? gr : red, { w: 2 }))
              .join(''),
          )
          .join(''),
      () =>
        kit.line(roundRect(-22, -32, 44, 64, 4), bl, 'b', 5) +
        group('scale(.34)', filled(EMBLEMS.lotus(), red.b)),
      () => group('scale(.5)', filled(EMBLEMS.clover(), gr.b)) + kit.sphere(0, 0, 5, red),
    ];
    const [a, b, c] = rng.shuffle(fs);
    if (!a || !b || !c) return '';
    return (
      tile('translate(-54 22) rotate(-14)', a) +
      tile('translate(56 26) rotate(13)', b) +
      tile('translate(0 -24) scale(1.12)', c) +
      kit.flare(-24, -66, 18)
    );
  }),
  domino: hero((kit, rng) => {
    const { palette } = kit;
    const t = (tr: string, a: number, b: number, c: Ramp) =>
      group(
        tr,
        kit.solid(roundRect(-30, -58, 60, 116, 10), c, { w: 6 }) +
          kit.line('M-24 0L24 0', palette.metal, 'l1', 2.6) +
          kit.sphere(0, 0, 4, palette.metal, { dull: true }) +
          (
            [
              [a, -29],
              [b, 29],
            ] as const
          )
            .map(([v, y]) =>
              pips(v, 1)
                .map((q) =>
                  filled(
                    circle(q[0] * 13, q[1] * 13 + y, 5.2),
                    c.b === '#26222f' || c === palette.key ? '#fff8e0' : '#26222f',
                  ),
                )
                .join(''),
            )
            .join(''),
      );
    const c = rng.pick([palette.key, toneRamp('#fbf6e8'), toneRamp('#26222f')]);
    return (
      t('translate(-50 20) rotate(-20)', rng.int(1, 6), rng.int(1, 6), c) +
      t('translate(52 18) rotate(22)', rng.int(1, 6), rng.int(1, 6), c) +
      t('translate(0 -12) scale(1.22) rotate(2)', 6, rng.int(1, 6), c) +
      kit.flare(-16, -76, 20)
    );
  }),
  bowl: hero((kit, rng) => {
    const { palette } = kit;
    let svg =
      kit.solid(ellipse(0, 52, 94, 32), toneRamp('#f4efe4'), { w: 6 }) +
      kit.line(ellipse(0, 50, 78, 24), palette.key, 'b', 3);
    for (const [x, y, c] of rng.shuffle([
      [-34, 42, 0],
      [28, 38, 1],
      [-2, 58, 1],
      [42, 58, 0],
    ])) {
      svg += group(
        placed(x, y),
        kit.outline(ellipse(0, 0, 16, 7)) +
          filled(ellipse(0, 3, 16, 7), '#00000055') +
          kit.solid(ellipse(0, 0, 16, 7), c ? palette.key : toneRamp('#ffffff'), { w: 2 }),
      );
    }
    svg += group(
      'translate(4 -28) rotate(-14)',
      kit.solid(
        curve([
          [-70, 26, 1],
          [-64, -16],
          [-30, -46],
          [30, -46],
          [64, -16],
          [70, 26, 1],
          [0, 44],
        ]),
        palette.white,
        { w: 10 },
      ) +
        kit.clipped(
          curve([
            [-70, 26, 1],
            [-64, -16],
            [-30, -46],
            [30, -46],
            [64, -16],
            [70, 26, 1],
            [0, 44],
          ]),
          Array.from({ length: 5 }, (_, i) =>
            group(
              placed(-56 + i * 28, -4 - (i % 2 ? 6 : 0), 0.26),
              unlessNeon(kit, filled(EMBLEMS.lotus(), palette.accent.b)),
            ),
          ).join('') + stroked('M-80 22Q0 50 80 22', palette.accent.b, 4),
        ) +
        kit.solid(ellipse(0, -48, 24, 7), palette.white, { w: 3 }),
    );
    return svg;
  }),
};
