import { mix, toneRamp } from '../core/colour';
import { mirrored, polygon } from '../core/geometry';
import { METALS } from '../core/metals.data';
import { filled, group } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';
import { both } from './parts';

export const mechHeroes = {
  mech: hero((kit, rng) => {
    const { palette } = kit;
    const m = rng.pick([
      palette.key,
      METALS.silver,
      toneRamp(mix('#3a3d4f', palette.key.d1, 0.35)),
    ]);
    const a = palette.accent;
    const m2 = palette.key2;
    let svg = both(
      () =>
        kit.solid(
          polygon([
            [30, -64],
            [70, -104],
            [62, -44],
          ]),
          m2,
          { w: 4 },
        ) +
        kit.solid(
          polygon([
            [48, -40],
            [84, -52],
            [92, -6],
            [70, 36],
            [54, 30],
          ]),
          m,
          { w: 6 },
        ),
    );
    svg +=
      kit.solid(
        mirrored([
          [0, -82, 1],
          [18, -92, 1],
          [46, -58, 1],
          [58, -14, 1],
          [54, 30, 1],
          [34, 74, 1],
          [12, 92, 1],
          [0, 86, 1],
        ]),
        m,
        { w: 9 },
      ) +
      kit.solid(
        mirrored([
          [0, -104, 1],
          [8, -98, 1],
          [12, -40, 1],
          [0, -24, 1],
        ]),
        m2,
        { w: 4 },
      );
    svg += both(
      () =>
        kit.solid(
          polygon([
            [8, -22],
            [50, -34],
            [56, -6],
            [20, 4],
          ]),
          toneRamp(palette.ink),
          { w: 3 },
        ) +
        kit.glow(32, -14, 26, a.l1, 1) +
        filled(
          polygon([
            [14, -14],
            [46, -26],
            [48, -14],
            [22, -4],
          ]),
          a.l2,
        ) +
        filled(
          polygon([
            [20, -13],
            [42, -21],
            [43, -17],
            [24, -9],
          ]),
          '#fff',
        ) +
        kit.solid(
          polygon([
            [16, 14],
            [50, 6],
            [46, 34],
            [28, 60],
            [16, 50],
          ]),
          toneRamp(m.d1),
          { w: 4 },
        ) +
        [0, 1, 2]
          .map((i) =>
            kit.line(`M${22 + i * 2} ${24 + i * 10}L${42 - i * 4} ${20 + i * 11}`, a, 'b', 2.2),
          )
          .join(''),
    );
    svg +=
      kit.solid(
        mirrored([
          [0, 20, 1],
          [11, 24, 1],
          [13, 62, 1],
          [0, 76, 1],
        ]),
        m2,
        { w: 4 },
      ) +
      kit.line('M-5 40L5 40M-5 50L5 50M-5 60L5 60', toneRamp(palette.ink), 'd4', 2) +
      group('translate(0 -58) scale(.2)', kit.bevel(EMBLEMS.diamond(), a, 8));
    return svg;
  }),
};
