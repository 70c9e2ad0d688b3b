import { mix, toneRamp } from '../core/colour';
import { curve, ellipse, mirrored, polygon } from '../core/geometry';
import { radians } from '../core/numbers';
import { filled, group, opacity } from '../core/svg';
import { EMBLEMS } from './emblems';
import { animalEye, coatRamp, crestGem } from './faces';
import { hero } from './hero';
import { both } from './parts';

export const caninesHeroes = {
  wolf: hero((kit, rng) => {
    const { palette } = kit;
    const c = coatRamp(rng, ['#6f7f98', '#5a6488', palette.key.b, '#8a8f9c']);
    const lt = toneRamp(mix(c.l2, '#ffffff', 0.4));
    const ir = rng.pick([palette.accent, toneRamp('#ffd23d'), toneRamp('#49d6ff')]);
    let svg = kit.solid(
      mirrored([
        [0, -44],
        [20, -56],
        [40, -98, 1],
        [62, -44],
        [72, -10],
        [98, 22, 1],
        [76, 26],
        [84, 52, 1],
        [58, 52],
        [48, 74, 1],
        [34, 72],
        [18, 90],
        [0, 96],
      ]),
      c,
      { w: 8 },
    );
    svg += both(
      () =>
        kit.solid(
          curve([
            [28, -52, 1],
            [40, -82, 1],
            [52, -44],
            [44, -34, 1],
          ]),
          toneRamp(mix(c.d2, palette.key.d1, 0.3)),
          { w: 3 },
        ) +
        kit.detail(
          curve([
            [14, 8, 1],
            [44, 6],
            [80, 30, 1],
            [56, 34],
            [66, 50, 1],
            [40, 46],
            [26, 60],
            [16, 40, 1],
          ]),
          lt,
          'l1',
          0.95,
        ) +
        kit.detail(
          polygon([
            [0, -46],
            [13, -30],
            [9, 0],
            [0, 14],
          ]),
          c,
          'l1',
          0.6,
        ) +
        kit.detail(
          polygon([
            [14, -40],
            [34, -30],
            [56, -6],
            [26, -16],
          ]),
          c,
          'd1',
          0.55,
        ) +
        animalEye(kit, 30, -4, 15, 8, 16, ir, { glow: true }) +
        kit.line('M10 -8Q26 -22 50 -12', c, 'd3', 4),
    );
    svg +=
      kit.solid(
        mirrored([
          [0, 8],
          [14, 14],
          [20, 40],
          [26, 62],
          [14, 78],
          [0, 82],
        ]),
        lt,
        { w: 5 },
      ) +
      kit.solid(
        mirrored([
          [0, 40],
          [14, 42],
          [11, 54],
          [0, 60],
        ]),
        toneRamp(palette.ink),
        { w: 3 },
      ) +
      filled(ellipse(-4, 45, 4, 2), '#fff', opacity(0.7)) +
      kit.line('M0 60L0 68Q-9 76 -18 70M0 68Q9 76 18 70', toneRamp(palette.ink), 'd4', 2.2);
    return svg + crestGem(kit, rng, -24, 9);
  }),
  fox: hero((kit, rng) => {
    const { palette } = kit;
    const c = coatRamp(rng, ['#e8762b', '#d9582b', palette.key.b, '#f0973a']);
    const lt = toneRamp('#fff2e2');
    let svg = kit.solid(
      mirrored([
        [0, -30],
        [22, -40],
        [58, -98, 1],
        [72, -44],
        [76, -4],
        [96, 26, 1],
        [66, 42],
        [38, 66],
        [14, 88],
        [0, 94],
      ]),
      c,
      { w: 8 },
    );
    svg += both(
      () =>
        kit.solid(
          curve([
            [36, -42, 1],
            [55, -82, 1],
            [62, -36],
            [50, -26, 1],
          ]),
          toneRamp(palette.ink),
          { w: 3 },
        ) +
        kit.detail(
          curve([
            [4, 60, 1],
            [16, 20],
            [40, 6],
            [92, 26, 1],
            [62, 41],
            [36, 65],
            [14, 86],
          ]),
          lt,
          'b',
          0.97,
        ) +
        kit.line('M18 2Q34 -12 54 2', toneRamp(palette.ink), 'd4', 4.4) +
        kit.line('M22 10Q34 2 48 4', toneRamp(palette.ink), 'd4', 1.6) +
        kit.line('M14 -34Q22 -22 18 -10', palette.key2, 'b', 3),
    );
    svg +=
      kit.detail(
        mirrored([
          [0, -30],
          [10, -18],
          [8, 20],
          [0, 44],
        ]),
        c,
        'l1',
        0.6,
      ) +
      kit.solid(
        mirrored([
          [0, 70],
          [12, 74],
          [8, 86],
          [0, 94],
        ]),
        toneRamp(palette.ink),
        { w: 3 },
      );
    svg += group(
      'translate(0 -8) scale(.22)',
      kit.bevel(EMBLEMS[rng.pick(['drop', 'moon', 'lotus', 'diamond'])](), palette.metal, 8),
    );
    for (let i = 0; i < 3; i++) {
      const a = -52 + i * 52;
      svg +=
        kit.glow(Math.sin(radians(a)) * 84, -70 + Math.abs(a) * 0.4, 22, palette.glow, 0.8) +
        filled(
          curve([
            [Math.sin(radians(a)) * 84, -92 + Math.abs(a) * 0.4, 1],
            [Math.sin(radians(a)) * 84 - 7, -72 + Math.abs(a) * 0.4],
            [Math.sin(radians(a)) * 84, -64 + Math.abs(a) * 0.4],
            [Math.sin(radians(a)) * 84 + 7, -72 + Math.abs(a) * 0.4],
          ]),
          palette.light,
        );
    }
    return svg;
  }),
};
