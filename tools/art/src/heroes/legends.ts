import { mix, toneRamp } from '../core/colour';
import { blade, curve, ellipse, leafWidth, mirrored } from '../core/geometry';
import { filled, group, stroked } from '../core/svg';
import { animalEye, coatRamp } from './faces';
import { gem } from './gems';
import { hero } from './hero';
import { both } from './parts';

export const legendsHeroes = {
  cobra: hero(
    (kit, rng) => {
      const { palette } = kit;
      const c = rng.pick([palette.key, palette.accent, palette.key2]);
      const m = palette.metal;
      const bl = toneRamp(mix(m.l1, c.l2, 0.35));
      let svg = '';
      for (const [y, rx, ry] of [
        [84, 84, 17],
        [66, 66, 16],
        [50, 48, 14],
      ] as const) {
        svg +=
          kit.solid(ellipse(0, y, rx, ry), c, { w: 6 }) +
          kit.line(
            `M${-rx * 0.8} ${y + ry * 0.3}Q0 ${y + ry * 1.1} ${rx * 0.8} ${y + ry * 0.3}`,
            m,
            'l1',
            2.4,
            0.7,
          );
      }
      const hood = mirrored([
        [0, -64],
        [34, -60],
        [62, -22],
        [50, 24],
        [26, 54],
        [0, 58],
      ]);
      svg += kit.solid(hood, c, { w: 9 });
      let sc = '';
      for (let j = 0; j < 9; j++) {
        for (let i = -4; i <= 4; i++) {
          sc += kit.line(
            `M${i * 14 + (j % 2) * 7 - 6} ${-50 + j * 11}q6 8 12 0`,
            c,
            'd2',
            1.2,
            0.5,
          );
        }
      }
      svg += kit.clipped(hood, sc);
      const be = mirrored([
        [0, -30],
        [17, -20],
        [24, 10],
        [16, 56],
        [0, 60],
      ]);
      svg +=
        kit.solid(be, bl, { w: 4 }) +
        kit.clipped(
          be,
          Array.from({ length: 8 }, (_, i) =>
            kit.line(
              `M-30 ${-18 + i * 10}Q0 ${-10 + i * 10} 30 ${-18 + i * 10}`,
              bl,
              'd1',
              1.8,
              0.8,
            ),
          ).join(''),
        );
      svg +=
        both(
          () =>
            kit.solid(ellipse(40, -14, 9, 13), m, { w: 2 }) +
            filled(ellipse(40, -13, 4.6, 7.6), palette.ink),
        ) +
        kit.solid(
          mirrored([
            [0, -92],
            [18, -88],
            [27, -68],
            [20, -46],
            [0, -30],
          ]),
          c,
          { w: 6 },
        ) +
        both(
          () =>
            animalEye(kit, 12, -64, 8, 5.4, 14, toneRamp('#ffd23d'), { glow: true }) +
            kit.line('M4 -74L22 -70', c, 'd3', 2.6),
        ) +
        filled(ellipse(-4, -44, 1.6, 1.2), palette.ink) +
        filled(ellipse(4, -44, 1.6, 1.2), palette.ink) +
        stroked('M0 -34L0 -18M0 -18L-6 -10M0 -18L6 -10', '#e0243f', 2.2) +
        group('translate(0 -80)', gem(kit, rng, 7, palette.accent, 'pear', 8));
      return svg;
    },
    { anchor: 'ground' },
  ),
  horse: hero(
    (kit, rng) => {
      const { palette } = kit;
      const c = coatRamp(rng, ['#f2ece4', '#3a3040', '#a8642f', palette.key.b, '#d8c8f0']);
      const mane = rng.pick([palette.key2, palette.accent, palette.metal]);
      let svg = '';
      for (let i = 0; i < 8; i++) {
        svg += kit.solid(
          blade(
            [
              [10 + i * 4, -66 + i * 18],
              [54 + i * 3, -70 + i * 20],
              [84 - i, -40 + i * 18],
            ],
            leafWidth(28, 0.35),
            14,
          ),
          i % 2 ? mane : toneRamp(mane.d1),
          { w: 4 },
        );
      }
      svg += kit.solid(
        curve([
          [-2, -78, 1],
          [6, -98, 1],
          [16, -72],
          [40, -40],
          [52, 20],
          [64, 96, 1],
          [-24, 96, 1],
          [-20, 50],
          [-12, 20],
          [-34, 22],
          [-52, 34],
          [-76, 30],
          [-82, 12],
          [-66, -8],
          [-44, -40],
          [-26, -66],
        ]),
        c,
        { w: 9 },
      );
      svg +=
        kit.line('M-12 20Q-2 10 -2 -6', c, 'd2', 2.4, 0.7) +
        filled(ellipse(-70, 14, 4, 3), palette.ink, 'transform="rotate(-30 -70 14)"') +
        kit.line('M-76 28Q-64 22 -54 26', c, 'd3', 2) +
        animalEye(kit, -26, -34, 8, 5.4, -32, toneRamp('#3a2216'));
      if (rng.chance(0.5)) {
        svg +=
          kit.solid('M-14 -78L-34 -108L-2 -84Z', palette.metal, { w: 3 }) +
          kit.line('M-18 -84L-9 -84M-23 -92L-15 -92', palette.metal, 'd2', 1.4);
      }
      svg +=
        kit.line('M-52 -26L-40 20M-40 20L2 6M-10 -72L-4 0M-52 -26L-22 -62', palette.metal, 'b', 4) +
        kit.sphere(-40, 20, 4.6, palette.accent) +
        kit.sphere(-4, 4, 5.4, palette.accent);
      for (let i = 0; i < 4; i++) {
        svg += kit.solid(
          blade(
            [
              [2, -78],
              [-18 + i * 6, -62 + i * 3],
              [-30 + i * 8, -40 + i * 9],
            ],
            leafWidth(12, 0.4),
            10,
          ),
          mane,
          { w: 2 },
        );
      }
      return svg;
    },
    { anchor: 'bust' },
  ),
};
