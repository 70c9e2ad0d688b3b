import { type Ramp, toneRamp } from '../core/colour';
import {
  type Point,
  blade,
  circle,
  curve,
  ellipse,
  mirrored,
  ngonPath,
  sampleSpline,
  taperWidth,
} from '../core/geometry';
import { fix } from '../core/numbers';
import { filled, group, opacity, stroked } from '../core/svg';
import { hero } from './hero';
import { both, unlessNeon } from './parts';

/** Arms of the right half of an octopus, from the back: each curls to its tip. */
const ARMS: readonly (readonly Point[])[] = [
  [
    [34, 18],
    [70, 34],
    [94, 12],
    [90, -14],
    [74, -12],
    [76, 0],
  ],
  [
    [30, 28],
    [60, 62],
    [94, 62],
    [98, 40],
    [82, 36],
  ],
  [
    [20, 34],
    [34, 78],
    [64, 92],
    [78, 78],
    [64, 70],
  ],
  [
    [6, 36],
    [8, 74],
    [26, 94],
    [38, 86],
  ],
];

export const seaCreaturesHeroes = {
  ray: hero((kit, rng) => {
    const { palette } = kit;
    const c = rng.pick([palette.key, palette.accent, palette.key2]);
    let svg =
      kit.solid(
        blade(
          [
            [0, 40],
            [8, 74],
            [-16, 104],
          ],
          taperWidth(11, 0.6),
          16,
        ),
        c,
        { plain: true },
      ) +
      kit.solid(
        mirrored([
          [0, -62],
          [12, -64, 1],
          [16, -50, 1],
          [50, -30],
          [100, 16, 1],
          [62, 18],
          [30, 44],
          [0, 56],
        ]),
        c,
        { w: 10 },
      ) +
      kit.detail(
        mirrored([
          [0, -40],
          [24, -14],
          [18, 24],
          [0, 44],
        ]),
        c,
        'l1',
        0.6,
      );
    for (const q of [
      [34, -8, 5],
      [48, 4, 4],
      [26, 10, 4],
      [60, 14, 3],
    ] as const) {
      svg += both(() => filled(circle(q[0], q[1], q[2]), c.l2, opacity(0.85)));
    }
    svg += both(
      () =>
        kit.sphere(13, -46, 5.4, palette.metal, { dull: true }) +
        filled(circle(13, -46, 2.4), palette.ink),
    );
    return group(`rotate(${fix(rng.float(-26, 26))})`, svg);
  }),
  turtle: hero((kit, rng) => {
    const { palette } = kit;
    const sk = rng.pick([palette.accent, toneRamp('#5fae5a'), palette.key2]);
    const sh = rng.pick([palette.key, palette.metal]);
    let svg =
      both(
        () =>
          kit.solid(
            curve([
              [38, -34, 1],
              [74, -74],
              [98, -52],
              [80, -20],
              [50, -8, 1],
            ]),
            sk,
            { w: 5 },
          ) +
          kit.solid(
            curve([
              [36, 44, 1],
              [66, 62],
              [66, 86],
              [44, 78],
              [26, 60, 1],
            ]),
            sk,
            { w: 4 },
          ),
      ) +
      kit.solid(
        mirrored([
          [0, -98],
          [17, -90],
          [20, -66],
          [12, -48, 1],
          [0, -44],
        ]),
        sk,
        { w: 5 },
      ) +
      kit.solid(
        mirrored([
          [0, -58],
          [40, -46],
          [58, 0],
          [44, 50],
          [0, 70],
        ]),
        sh,
        { w: 9 },
      );
    for (const [x, y, r] of [
      [0, -26, 19],
      [0, 10, 20],
      [0, 44, 16],
    ] as const) {
      svg += kit.solid(ngonPath(6, r, 0, x, y), toneRamp(sh.l1), { w: 4 });
    }
    svg += both(
      () =>
        (
          [
            [28, -10],
            [27, 28],
            [22, -40],
          ] as const
        )
          .map((q) => kit.solid(ngonPath(6, 13, 0, q[0], q[1]), toneRamp(sh.d1), { w: 3 }))
          .join('') +
        filled(circle(8, -82, 3.4), palette.ink) +
        filled(circle(7, -83, 1.2), '#fff'),
    );
    return group(`rotate(${fix(rng.float(-34, 34))})`, svg);
  }),
  octopus: hero((kit, rng) => {
    const { palette } = kit;
    const c = rng.pick([palette.key, palette.accent, palette.key2]);
    const arm = (line: readonly Point[]) =>
      kit.solid(
        blade(line, (t) => 1.5 + 13 * (1 - t), 24),
        c,
        { w: 5 },
      ) +
      sampleSpline(line, 9)
        .slice(3, 8)
        .map(([x, y], i) => kit.detail(circle(x, y + 3, 3.6 - i * 0.5), toneRamp(c.l2), 'b', 0.8))
        .join('');
    let svg = both(() => ARMS.map(arm).join(''));
    svg += kit.solid(
      mirrored([
        [0, -92],
        [44, -78],
        [62, -34],
        [46, 10],
        [30, 40],
        [0, 46],
      ]),
      c,
      { w: 11 },
    );
    svg += both(
      () =>
        kit.sphere(22, -14, 14, toneRamp('#fff4d8'), { dull: true }) +
        filled(ellipse(22, -13, 8, 9), palette.ink) +
        filled(circle(18, -18, 3), '#fff'),
    );
    svg +=
      kit.line('M-10 16Q0 24 10 16', c, 'd3', 3) +
      (
        [
          [-28, -60, 8],
          [-8, -72, 6],
          [20, -64, 7],
          [36, -48, 5],
        ] as const
      )
        .map((q) => kit.detail(ellipse(q[0], q[1], q[2], q[2] * 0.7), c, 'l2', 0.6))
        .join('');
    return svg;
  }),
  jelly: hero((kit, rng) => {
    const { palette } = kit;
    const one = (c: Ramp, tr: string) => {
      let svg = kit.glow(0, -20, 90, c.l1, 0.6);
      for (let i = -4; i <= 4; i++) {
        const x = i * 12;
        svg +=
          kit.mode === 'neon'
            ? ''
            : stroked(
                curve(
                  [
                    [x, 4],
                    [x + rng.float(-12, 12), 34],
                    [x + rng.float(-14, 14), 62],
                    [x + rng.float(-18, 18), 98],
                  ],
                  false,
                ),
                i % 2 ? c.l2 : c.b,
                3.4 - Math.abs(i) * 0.3,
                `${opacity(0.75)} stroke-linecap="round"`,
              );
      }
      svg +=
        `<g opacity=".94">${kit.solid(
          mirrored([
            [0, -72],
            [42, -58],
            [62, -14],
            [58, 8, 1],
            [42, 0],
            [30, 12, 1],
            [16, 2],
            [0, 14, 1],
          ]),
          c,
          { w: 10 },
        )}</g>` +
        unlessNeon(kit, kit.glow(-8, -26, 40, '#ffffff', 0.55)) +
        both(() => kit.line('M0 -64Q30 -50 36 -6M0 -64Q12 -40 14 -2', c, 'l2', 1.6, 0.7));
      return group(tr, svg);
    };
    return (
      one(palette.key2, 'translate(56 30) scale(.56) rotate(12)') +
      one(rng.pick([palette.key, palette.accent]), 'translate(-12 -8) scale(.96) rotate(-8)')
    );
  }),
};
