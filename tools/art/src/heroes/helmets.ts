import { mix, toneRamp } from '../core/colour';
import {
  blade,
  circle,
  curve,
  ellipse,
  mirrored,
  rectPath,
  roundRect,
  taperWidth,
} from '../core/geometry';
import { fix } from '../core/numbers';
import { filled, group } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';
import { gemAt } from './parts';

export const helmetsHeroes = {
  helm_viking: hero((kit, rng) => {
    const { palette } = kit;
    const m = palette.metal;
    let svg = '';
    for (const x of [-1, 1]) {
      svg += group(
        `scale(${x} 1)`,
        kit.solid(
          blade(
            [
              [50, 0],
              [86, -14],
              [96, -52],
              [78, -92],
            ],
            taperWidth(34, 0.8),
            22,
          ),
          toneRamp('#efe2c4'),
          { w: 6 },
        ) + kit.solid(roundRect(44, -16, 18, 34, 6), m, { w: 3 }),
      );
    }
    svg +=
      kit.solid(
        'M-62 26C-70 -60 -30 -78 0 -80C30 -78 70 -60 62 26Z',
        toneRamp(mix('#8f9aa8', palette.key.b, 0.18)),
        { w: 10 },
      ) +
      kit.solid('M-12 -82L12 -82L15 36L0 64L-15 36Z', m, { w: 4 }) +
      kit.solid(
        curve([
          [-66, 22, 1],
          [-30, 12],
          [0, 10],
          [30, 12],
          [66, 22, 1],
          [64, 42, 1],
          [30, 32],
          [0, 30],
          [-30, 32],
          [-64, 42, 1],
        ]),
        m,
        { w: 4 },
      );
    for (let i = -4; i <= 4; i++) {
      if (i) {
        svg += kit.sphere(i * 14, 26 - Math.cos(i * 0.3) * 4 + 3, 3.2, palette.key, { dull: true });
      }
    }
    svg +=
      kit.solid(
        'M-60 42L-16 34C-18 58 -24 70 -34 80C-50 70 -58 58 -60 42Z',
        toneRamp(palette.ink),
        { plain: true },
      ) +
      kit.solid('M60 42L16 34C18 58 24 70 34 80C50 70 58 58 60 42Z', toneRamp(palette.ink), {
        plain: true,
      });
    for (const x of [-1, 1]) {
      svg +=
        kit.glow(x * 36, 50, 16, palette.glow, 1) + filled(ellipse(x * 36, 50, 8, 3.6), '#fff');
    }
    svg += gemAt(kit, rng, 0, -34, 12, palette.accent);
    return svg + kit.flare(-24, -54, 20);
  }),
  helm_spartan: hero((kit) => {
    const { palette } = kit;
    const m = palette.metal;
    let svg = '';

    const cr = palette.key;
    let cs = '';
    for (let i = 0; i <= 22; i++) {
      const a = 180 + i * 8.18;
      cs += group(
        `translate(0 -4) rotate(${fix(a + 90)})`,
        kit.solid('M-6 -62L-9 -98L0 -104L9 -98L6 -62Z', i % 2 ? cr : toneRamp(cr.d1), {
          plain: true,
        }),
      );
    }
    svg += cs;
    svg += kit.solid(
      mirrored([
        [0, -72],
        [46, -56],
        [58, -6],
        [54, 48],
        [44, 90, 1],
        [18, 72, 1],
        [14, 10, 1],
        [8, 4, 1],
        [5, 36, 1],
        [0, 44, 1],
      ]),
      m,
      { w: 9 },
    );
    for (const x of [-1, 1]) {
      svg += group(
        `scale(${x} 1)`,
        kit.solid(
          curve([
            [14, -4, 1],
            [30, -16],
            [46, -4, 1],
            [40, 12],
            [20, 12, 1],
          ]),
          toneRamp(palette.ink),
          { plain: true },
        ) +
          kit.glow(31, 1, 14, palette.glow, 0.9) +
          filled(ellipse(31, 1, 7, 3), '#fff') +
          kit.line('M10 -20Q32 -34 52 -14', m, 'd3', 2.4, 0.8),
      );
    }
    svg += kit.solid('M-9 -72L9 -72L6 0L-6 0Z', m, { w: 2 });
    return svg + kit.flare(-24, -54, 20);
  }),
  kabuto: hero((kit) => {
    const { palette } = kit;
    const m = palette.metal;
    const r = palette.key;
    const dkk = toneRamp(mix(palette.ink, palette.key.d2, 0.35));
    let svg = '';
    for (let j = 3; j >= 0; j--) {
      const w = 70 + j * 9;
      const y = 16 + j * 15;
      svg +=
        kit.solid(
          mirrored([
            [0, y - 24],
            [w * 0.7, y - 22],
            [w, y + 12, 1],
            [w * 0.72, y + 18, 1],
            [40, y, 1],
            [0, y],
          ]),
          j % 2 ? dkk : r,
          { w: 3 },
        ) +
        kit.line(
          `M${-w * 0.72} ${y + 16}L-40 ${y}M${w * 0.72} ${y + 16}L40 ${y}`,
          m,
          'b',
          1.4,
          0.8,
        );
    }
    for (const x of [-1, 1]) {
      svg += group(
        `scale(${x} 1)`,
        kit.solid(
          blade(
            [
              [14, -34],
              [54, -48],
              [78, -100],
            ],
            (t) => 17 * (1 - t) + 1,
            20,
          ),
          m,
          { w: 4 },
        ),
      );
    }
    svg += kit.solid(
      mirrored([
        [0, -72],
        [40, -62],
        [62, -22],
        [66, 4, 1],
        [34, -6],
        [0, -8],
      ]),
      dkk,
      { w: 8 },
    );
    for (let i = -3; i <= 3; i++) {
      svg += kit.line(`M0 -72C${i * 14} -60 ${i * 18} -30 ${i * 19} -8`, m, 'd1', 1.6, 0.75);
    }
    svg +=
      kit.solid(
        mirrored([
          [0, -18],
          [40, -14],
          [76, 8, 1],
          [68, 18, 1],
          [36, 4],
          [0, 2],
        ]),
        m,
        { w: 3 },
      ) +
      kit.solid(circle(0, -34, 15), m, { w: 4 }) +
      group('translate(0 -34) scale(.2)', kit.bevel(EMBLEMS.lotus(), r, 8));
    svg += kit.solid(
      mirrored([
        [0, 6],
        [36, 10],
        [44, 44],
        [28, 78],
        [0, 88],
      ]),
      dkk,
      { w: 6 },
    );
    for (const x of [-1, 1]) {
      svg += group(
        `scale(${x} 1)`,
        kit.glow(20, 26, 16, palette.glow, 1) +
          filled(
            curve([
              [8, 30, 1],
              [18, 22],
              [34, 20, 1],
              [24, 32],
            ]),
            '#fff6d8',
          ) +
          kit.line('M5 20Q20 10 40 12', m, 'b', 3.4),
      );
    }
    svg +=
      kit.solid(
        mirrored([
          [0, 40],
          [12, 44],
          [30, 52],
          [26, 74],
          [0, 86],
        ]),
        r,
        { w: 4 },
      ) +
      kit.detail('M-16 60Q0 54 16 60L13 70Q0 66 -13 70Z', toneRamp(palette.ink), 'd4') +
      [-9, -3, 3, 9].map((x) => filled(rectPath(x - 2, 59, 4, 4), '#fff')).join('') +
      kit.line('M-24 54Q-40 62 -46 84M24 54Q40 62 46 84', palette.white, 'b', 3);
    return svg;
  }),
};
