import { mix, toneRamp } from '../core/colour';
import { curve, ellipse, mirrored, rectPath, roundRect } from '../core/geometry';
import { METALS } from '../core/metals.data';
import { fix, item } from '../core/numbers';
import { filled, group, opacity, stroked } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';
import { both, unlessNeon } from './parts';

export const flightHeroes = {
  ufo: hero((kit, rng) => {
    const { palette } = kit;
    const m = rng.pick([palette.metal, METALS.silver]);
    let svg = filled(
      'M-34 20L34 20L84 98L-84 98Z',
      kit.doc.linear([
        [0, palette.accent.l1, 0.8],
        [1, palette.accent.l1, 0],
      ]),
    );
    svg +=
      kit.sphere(0, -26, 40, toneRamp(mix(palette.accent.b, '#d8f4ff', 0.35))) +
      group(
        'translate(0 -24)',
        kit.solid(
          mirrored([
            [0, -20],
            [13, -12],
            [11, 6],
            [0, 14],
          ]),
          toneRamp('#6fd04a'),
          { w: 3 },
        ) +
          both(() => filled(ellipse(5.4, -5, 4, 6), palette.ink, 'transform="rotate(18 5.4 -5)"')),
      ) +
      kit.solid(ellipse(0, 6, 92, 26), m, { w: 9 }) +
      kit.solid(ellipse(0, -4, 56, 12), toneRamp(m.d1), { w: 4 }) +
      kit.solid(
        curve([
          [-40, 22, 1],
          [0, 30],
          [40, 22, 1],
          [26, 36],
          [0, 39],
          [-26, 36],
        ]),
        palette.key,
        { w: 3 },
      );
    for (let i = -3; i <= 3; i++) {
      svg +=
        kit.glow(i * 24, 14 - Math.abs(i) * 1.8 + 2, 12, palette.glow, 0.9) +
        kit.sphere(i * 24, 14 - Math.abs(i) * 2.2, 5, i % 2 ? palette.key : palette.key2);
    }
    return group(`rotate(${fix(rng.float(-14, 14))})`, svg);
  }),
  airship: hero((kit, rng) => {
    const { palette } = kit;
    const m = palette.metal;
    let svg =
      kit.line('M-40 22L-22 56M40 22L22 56M0 30L0 56', m, 'd1', 2.4) +
      kit.solid('M-80 -24L-104 -48L-104 0Z', palette.key2, { w: 4 });
    svg += kit.solid(
      curve([
        [-92, -24, 1],
        [-60, -58],
        [0, -70],
        [62, -56],
        [98, -22],
        [62, 14],
        [0, 28],
        [-60, 12],
      ]),
      palette.key,
      { w: 10 },
    );
    for (const t of [-0.66, -0.34, 0, 0.34, 0.66]) {
      svg += kit.line(
        `M${t * 92} ${-24 - 46 * Math.sqrt(1 - t * t)}Q${t * 92 + 14} -22 ${t * 92} ${-20 + 46 * Math.sqrt(1 - t * t)}`,
        m,
        'b',
        3,
      );
    }
    svg +=
      kit.solid(
        curve([
          [-96, -22, 1],
          [0, -14],
          [98, -20, 1],
          [0, -4],
        ]),
        m,
        { w: 2 },
      ) +
      kit.solid(
        curve([
          [-40, 56, 1],
          [44, 56, 1],
          [34, 84, 1],
          [-28, 84, 1],
        ]),
        toneRamp('#7a4a2a'),
        { w: 4 },
      ) +
      [-22, -4, 14, 30].map((x) => filled(roundRect(x - 5, 62, 10, 9, 3), '#ffe9a0')).join('') +
      kit.solid(rectPath(-44, 52, 92, 7), m, { w: 2 }) +
      group(
        'translate(-48 70)',
        kit.solid(ellipse(0, -14, 4, 14), m, { w: 2 }) +
          kit.solid(ellipse(0, 14, 4, 14), m, { w: 2 }) +
          kit.sphere(0, 0, 5, m),
      );
    svg += group(
      'translate(2 -26) scale(.3)',
      kit.bevel(EMBLEMS[rng.pick(['star', 'crown', 'sun', 'bolt'])](), m, 8),
    );
    return svg;
  }),
  balloon: hero((kit) => {
    const { palette } = kit;
    const N = 7;
    const cols = [palette.key, palette.key2, palette.accent, palette.white];
    let svg = '';
    const d = mirrored([
      [0, -98],
      [46, -86],
      [70, -38],
      [50, 12],
      [18, 46, 1],
      [0, 48],
    ]);
    svg += kit.solid(d, palette.key, { w: 10 });
    let st = '';
    for (let i = 0; i < N; i++) {
      const a = (i / N) * 2 - 1;
      const b = ((i + 1) / N) * 2 - 1;
      const f = (t: number, y: number) => Math.sin(t * 1.45) * y;
      st += filled(
        `M0 -98C${fix(f(a, 76))} -92 ${fix(f(a, 96))} -10 ${fix(f(a, 18))} 48L${fix(f(b, 18))} 48C${fix(f(b, 96))} -10 ${fix(f(b, 76))} -92 0 -98Z`,
        item(cols, i % 4).b,
        opacity(0.95),
      );
    }
    svg +=
      kit.clipped(
        d,
        unlessNeon(
          kit,
          st +
            filled(
              d,
              kit.doc.linear(
                [
                  [0, '#fff', 0.35],
                  [0.3, '#fff', 0.05],
                  [0.7, '#000', 0.12],
                  [1, '#000', 0.42],
                ],
                0,
                0,
                1,
                0.2,
              ),
            ),
        ),
      ) + stroked(d, palette.ink, 1, opacity(0.3));
    svg +=
      kit.solid(rectPath(-18, 44, 36, 7), palette.metal, { w: 2 }) +
      kit.line('M-16 52L-14 70M16 52L14 70M-5 52L-5 70M5 52L5 70', palette.metal, 'd1', 1.6) +
      kit.solid('M-17 70L17 70L13 94L-13 94Z', toneRamp('#a8682f'), { w: 4 }) +
      kit.line('M-15 78L15 78M-14 86L14 86', toneRamp('#a8682f'), 'd2', 1.4);
    return svg;
  }),
};
