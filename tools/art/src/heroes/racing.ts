import { mix, toneRamp } from '../core/colour';
import { curve, mirrored, roundRect } from '../core/geometry';
import { filled, group, opacity, stroked } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';
import { laurel } from './olympus';
import { both, unlessNeon } from './parts';
import { metalOf } from './western';

export const racingHeroes = {
  shield: hero((kit, rng) => {
    const { palette } = kit;
    const m = palette.metal;
    const a = palette.key;
    const b = palette.key2;
    const d = mirrored([
      [0, -84, 1],
      [34, -78],
      [72, -70, 1],
      [72, -10],
      [48, 52],
      [0, 94, 1],
    ]);
    let svg = kit.bevel(d, m, 6);
    const d2 = mirrored([
      [0, -70, 1],
      [30, -66],
      [60, -60, 1],
      [60, -8],
      [40, 44],
      [0, 78, 1],
    ]);
    const sp = rng.int(0, 3);
    svg +=
      kit.solid(d2, a, { w: 6 }) +
      kit.clipped(
        d2,
        kit.mode === 'neon'
          ? ''
          : sp === 0
            ? filled('M0 -90L80 -90L80 100L0 100Z', b.b, opacity(0.9))
            : sp === 1
              ? filled('M-80 -10L80 -10L80 100L-80 100Z', b.b, opacity(0.9))
              : sp === 2
                ? filled('M-80 40L0 -30L80 40L80 70L0 0L-80 70Z', b.b)
                : filled('M-80 -80L-46 -80L80 60L80 100L50 100L-80 -44Z', b.b),
      ) +
      stroked(d2, m.d3, 1.6);
    svg += group(
      'translate(0 -4) scale(.86)',
      kit.bevel(
        EMBLEMS[rng.pick(['crown', 'star', 'fleur', 'sun', 'bolt', 'eye', 'spade', 'clover'])](),
        m,
        5,
      ),
    );
    if (rng.chance(0.6)) {
      svg = laurel(kit, 92, 1) + group('scale(.8)', svg);
    }
    return svg + kit.flare(-40, -60, 20);
  }),
  race: hero(
    (kit) => {
      const { palette } = kit;
      const c = palette.key;
      let svg = kit.glow(0, 60, 96, palette.glow, 0.5, 0.3);
      svg +=
        kit.solid(roundRect(-98, 34, 40, 46, 10), toneRamp('#2a2833'), { w: 5 }) +
        kit.solid(roundRect(58, 34, 40, 46, 10), toneRamp('#2a2833'), { w: 5 });
      svg +=
        kit.solid(
          curve([
            [-90, 20, 1],
            [-70, 0],
            [-46, -10],
            [-34, -46, 1],
            [34, -46, 1],
            [46, -10],
            [70, 0],
            [90, 20, 1],
            [92, 58, 1],
            [-92, 58, 1],
          ]),
          c,
          { w: 9 },
        ) +
        kit.solid(
          'M-38 -14L-28 -40L28 -40L38 -14Z',
          toneRamp(mix('#1a2a44', palette.accent.d1, 0.3)),
          { w: 4 },
        ) +
        unlessNeon(kit, filled('M-32 -16L-24 -38L-8 -38L-18 -16Z', '#fff', opacity(0.4))) +
        both(
          () =>
            filled(
              curve([
                [46, 18, 1],
                [84, 12, 1],
                [80, 30, 1],
                [52, 32, 1],
              ]),
              '#fff8d0',
            ) + kit.glow(68, 22, 34, '#fff3b0', 0.9),
        ) +
        kit.solid('M-44 30L44 30L36 48L-36 48Z', toneRamp('#1b1820'), { w: 3 }) +
        [-24, -8, 8, 24].map((x) => kit.line(`M${x} 32L${x} 46`, palette.metal, 'b', 2)).join('') +
        kit.detail('M-12 -46L12 -46L16 28L-16 28Z', palette.white, 'b', 0.92) +
        group('translate(0 8) scale(.24)', kit.bevel(EMBLEMS.seven(), palette.key, 8)) +
        kit.solid('M-100 56L100 56L94 72L-94 72Z', toneRamp(c.d2), { w: 4 }) +
        kit.solid('M-60 -62L60 -62L60 -52L-60 -52Z', toneRamp(c.d1), { w: 3 }) +
        kit.line('M-40 -52L-34 -40M40 -52L34 -40', metalOf(kit), 'b', 4);
      return svg;
    },
    { anchor: 'ground' },
  ),
  racehelm: hero((kit) => {
    const { palette } = kit;
    let svg = kit.solid(
      curve([
        [-66, 44, 1],
        [-82, -4],
        [-60, -62],
        [0, -86],
        [58, -66],
        [84, -14],
        [80, 20, 1],
        [60, 64, 1],
        [-10, 72],
        [-50, 66],
      ]),
      palette.key,
      { w: 11 },
    );
    svg +=
      kit.solid(
        curve([
          [-20, -34, 1],
          [30, -44],
          [80, -22, 1],
          [84, 14, 1],
          [30, 22],
          [-18, 12, 1],
          [-28, -12],
        ]),
        toneRamp(mix('#12182a', palette.accent.d2, 0.4)),
        { w: 5 },
      ) +
      unlessNeon(
        kit,
        filled(
          curve([
            [-10, -28, 1],
            [30, -38],
            [66, -26, 1],
            [20, -20],
            [-14, -6, 1],
          ]),
          palette.accent.l2,
          opacity(0.8),
        ),
      ) +
      kit.detail(
        curve([
          [-60, -58],
          [-20, -70, 1],
          [-34, -20],
          [-30, 40],
          [-50, 62, 1],
          [-74, 30],
          [-76, -20],
        ]),
        palette.key2,
        'b',
        0.95,
      ) +
      kit.detail(
        curve([
          [-16, -80, 1],
          [6, -85, 1],
          [-16, -40, 1],
          [-26, -36, 1],
        ]),
        palette.white,
        'b',
        0.9,
      ) +
      kit.line('M-40 42Q20 52 76 26', palette.metal, 'l1', 3.4) +
      kit.sphere(-30, 0, 8, palette.metal) +
      group('translate(-56 20) scale(.2)', kit.bevel(EMBLEMS.seven(), palette.white, 8));
    return svg + kit.flare(20, -60, 20);
  }),
};
