import { mix, toneRamp } from '../core/colour';
import { blade, circle, curve, ellipse, leafWidth, mirrored, taperWidth } from '../core/geometry';
import { fix } from '../core/numbers';
import { filled, group } from '../core/svg';
import { EMBLEMS } from './emblems';
import { animalEye, coatRamp, smallCrown } from './faces';
import type { DrawHero } from './hero';
import { hero } from './hero';
import { both } from './parts';

/** A bull, face to face. */
export const drawBull: DrawHero = (kit, rng) => {
  const { palette } = kit;
  const c = coatRamp(rng, ['#7a3b28', '#3c3440', '#a8532c', palette.key.d1]);
  const m = palette.metal;
  let svg = both(
    () =>
      kit.solid(
        blade(
          [
            [30, -44],
            [72, -46],
            [94, -70],
            [88, -98],
          ],
          taperWidth(28, 0.75),
          20,
        ),
        toneRamp('#f1e3c6'),
        { w: 5 },
      ) +
      kit.solid(
        blade(
          [
            [34, -44],
            [52, -46],
          ],
          () => 27,
          6,
        ),
        m,
        { w: 3 },
      ) +
      kit.solid(
        curve([
          [40, -26, 1],
          [70, -34],
          [94, -16, 1],
          [70, -8],
        ]),
        c,
        { w: 4 },
      ),
  );
  svg += kit.solid(
    mirrored([
      [0, -62],
      [34, -56],
      [48, -24],
      [40, 12],
      [34, 44],
      [38, 66],
      [26, 88],
      [0, 94],
    ]),
    c,
    { w: 9 },
  );
  svg +=
    kit.solid(
      mirrored([
        [0, 40],
        [26, 42],
        [36, 64],
        [24, 86],
        [0, 91],
      ]),
      toneRamp(mix(c.l2, '#f0c8b0', 0.5)),
      { w: 6 },
    ) +
    both(
      () =>
        filled(ellipse(14, 62, 6.5, 5), palette.ink, 'transform="rotate(-24 14 62)"') +
        animalEye(kit, 27, -10, 10, 6.4, 16, toneRamp('#ff5a2a'), {
          glow: true,
          white: '#ffe7b0',
        }) +
        kit.line('M12 -18L42 -14', c, 'd3', 5),
    );
  svg +=
    kit.detail(
      mirrored([
        [0, -58],
        [12, -40],
        [10, 10],
        [0, 34],
      ]),
      c,
      'l1',
      0.5,
    ) +
    `<g fill-rule="evenodd">${kit.bevel(circle(0, 84, 17) + circle(0, 84, 11), m, 3)}</g>` +
    kit.solid(
      mirrored([
        [0, -74],
        [16, -66],
        [24, -46],
        [12, -34, 1],
        [6, -40, 1],
        [0, -30, 1],
      ]),
      toneRamp(c.d2),
      { w: 3 },
    );
  svg += group(
    'translate(0 -22) scale(.24)',
    kit.bevel(EMBLEMS[rng.pick(['sun', 'star', 'diamond', 'lotus'])](), m, 8),
  );
  return svg;
};

export const savannaHeroes = {
  lion: hero((kit, rng) => {
    const { palette } = kit;
    const c = coatRamp(rng, ['#e9b04a', '#d99a3a', '#f2c46a']);
    const mane = rng.pick([toneRamp('#a8491c'), palette.key, toneRamp('#7a3320'), palette.key2]);
    const lt = toneRamp('#fff0d2');
    let svg = '';
    for (const [N, r1, r2, w, rr] of [
      [18, 52, 99, 30, toneRamp(mane.d1)],
      [16, 46, 84, 28, mane],
      [14, 40, 70, 24, toneRamp(mane.l1)],
    ] as const) {
      for (let i = 0; i < N; i++) {
        const a = (i * 360) / N + N;
        svg += group(
          `translate(0 4) rotate(${fix(a)})`,
          kit.solid(
            blade(
              [
                [0, -r1 + 26],
                [4, -(r1 + r2) / 2],
                [-2, -r2],
              ],
              leafWidth(w, 0.3),
              10,
            ),
            rr,
            { w: 3 },
          ),
        );
      }
    }
    svg +=
      both(
        () =>
          kit.solid(circle(44, -46, 15), c, { w: 3 }) +
          kit.solid(circle(44, -45, 8), toneRamp(mane.d2), { plain: true }),
      ) +
      kit.solid(
        mirrored([
          [0, -52],
          [32, -46],
          [48, -14],
          [44, 20],
          [32, 58],
          [0, 74],
        ]),
        c,
        { w: 7 },
      );
    svg += both(
      () =>
        animalEye(kit, 23, -8, 11, 6.6, 10, toneRamp(palette.accent.b), { white: '#fff8dc' }) +
        kit.line('M9 -18Q24 -28 40 -16', mane, 'd2', 4.4) +
        kit.detail(
          curve([
            [10, 20, 1],
            [34, 12],
            [42, 26],
            [30, 54],
            [12, 60],
          ]),
          lt,
          'b',
          0.8,
        ),
    );
    svg +=
      kit.detail(
        mirrored([
          [0, -40],
          [9, -24],
          [13, 16],
          [0, 24],
        ]),
        c,
        'l2',
        0.7,
      ) +
      kit.solid(
        mirrored([
          [0, 20],
          [16, 22],
          [28, 38],
          [20, 52],
          [0, 48],
        ]),
        lt,
        { w: 4 },
      ) +
      kit.solid(
        mirrored([
          [0, 12],
          [17, 14],
          [11, 28],
          [0, 34],
        ]),
        toneRamp('#6b2a22'),
        { w: 3 },
      ) +
      kit.line('M0 34L0 46Q-10 56 -20 50M0 46Q10 56 20 50', toneRamp('#6b2a22'), 'd2', 2.2) +
      kit.solid(
        mirrored([
          [0, 56],
          [12, 58],
          [10, 76],
          [0, 88, 1],
        ]),
        mane,
        { w: 3 },
      );
    svg += group('translate(0 -72) scale(.52)', smallCrown(kit, rng));
    return svg;
  }),
  bull: hero(drawBull),
};
