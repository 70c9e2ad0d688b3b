import { mix, toneRamp } from '../core/colour';
import { blade, circle, curve, leafWidth, mirrored, polygon } from '../core/geometry';
import { filled } from '../core/svg';
import { animalEye, coatRamp, crestGem } from './faces';
import type { DrawHero } from './hero';
import { hero } from './hero';
import { both } from './parts';

/** A tiger, face to face. */
export const drawTiger: DrawHero = (kit, rng) => {
  const { palette } = kit;
  const c = coatRamp(rng, ['#f08a24', '#f5a531', '#e8e6ee', '#6fa8dc']);
  const lt = toneRamp('#fff6e8');
  const bk = toneRamp(mix(palette.ink, '#2a1208', 0.4));
  let svg = both(
    () =>
      kit.solid(circle(52, -58, 24), c, { w: 4 }) +
      kit.solid(circle(53, -56, 13), toneRamp(mix(c.d2, palette.key.d1, 0.4)), { w: 3 }),
  );
  svg += kit.solid(
    mirrored([
      [0, -76],
      [38, -70],
      [66, -36],
      [72, 4],
      [94, 30, 1],
      [76, 36],
      [82, 58, 1],
      [58, 58],
      [36, 82],
      [0, 92],
    ]),
    c,
    { w: 9 },
  );
  svg += both(
    () =>
      kit.detail(
        curve([
          [12, 20, 1],
          [40, 14],
          [78, 34, 1],
          [58, 44],
          [64, 56, 1],
          [38, 60],
          [20, 74],
          [10, 40, 1],
        ]),
        lt,
        'b',
        0.97,
      ) +
      kit.detail(
        curve([
          [14, -26, 1],
          [26, -36],
          [44, -30],
          [46, -20, 1],
          [28, -22],
        ]),
        lt,
        'l1',
        0.9,
      ) +
      (
        [
          [
            [8, -60],
            [30, -52],
            [34, -40],
          ],
          [
            [6, -46],
            [22, -40],
            [26, -30],
          ],
          [
            [72, -20],
            [54, -16],
            [48, -6],
          ],
          [
            [76, 0],
            [58, 2],
            [50, 10],
          ],
          [
            [60, -46],
            [50, -38],
            [46, -30],
          ],
          [
            [80, 34],
            [64, 30],
            [56, 34],
          ],
          [
            [68, 54],
            [56, 50],
            [48, 54],
          ],
        ] as const
      )
        .map((q) => kit.solid(blade(q, leafWidth(9, 0.3), 10), bk, { plain: true }))
        .join('') +
      animalEye(kit, 31, -6, 15, 9, 12, toneRamp(palette.accent.b), {
        glow: true,
        white: '#fff7c8',
      }),
  );
  svg +=
    kit.solid(
      blade(
        [
          [0, -74],
          [0, -56],
          [0, -42],
        ],
        leafWidth(9, 0.4),
        8,
      ),
      bk,
      { plain: true },
    ) +
    kit.detail(
      mirrored([
        [0, -28],
        [10, -18],
        [15, 22],
        [0, 30],
      ]),
      c,
      'l1',
      0.75,
    ) +
    kit.solid(
      mirrored([
        [0, 26],
        [20, 28],
        [38, 46],
        [30, 66],
        [10, 66, 1],
        [0, 60, 1],
      ]),
      lt,
      { w: 5 },
    ) +
    kit.solid(
      mirrored([
        [0, 20],
        [18, 22],
        [12, 36],
        [0, 42],
      ]),
      toneRamp('#e0647a'),
      { w: 3 },
    ) +
    kit.line('M0 42L0 54', bk, 'b', 2.4) +
    kit.detail('M-20 62Q0 54 20 62Q14 82 0 84Q-14 82 -20 62Z', toneRamp('#7a1020'), 'd1') +
    both(
      () =>
        filled(
          polygon([
            [8, 60],
            [15, 61],
            [11, 74],
          ]),
          '#fff',
        ) +
        [36, 43, 50].map((y) => filled(circle(22 + (y - 36) * 0.3, y + 2, 1.5), bk.b)).join('') +
        kit.line(`M30 46L76 ${40}M30 52L76 54`, lt, 'l3', 1.2, 0.8),
    );
  return svg + crestGem(kit, rng, -52, 8);
};

export const tigerHeroes = {
  tiger: hero(drawTiger),
};
