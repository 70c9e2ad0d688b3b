import { mix, toneRamp } from '../core/colour';
import { circle, curve, polygon, rectPath, roundRect, starPath } from '../core/geometry';
import { fix, lerp, radians } from '../core/numbers';
import { filled, group, opacity, placed } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';
import { archWindow } from './parts';

export const pyramidsHeroes = {
  ziggurat: hero(
    (kit, rng) => {
      const { palette } = kit;
      const st = toneRamp(
        rng.pick(['#b7925a', '#8f9a6a', '#a9776a', mix(palette.key.b, '#b09a7a', 0.5)]),
      );
      const N = rng.pick([4, 5]);
      let svg = kit.glow(0, -60, 90, palette.glow, 0.9);
      for (let i = 0; i < 6; i++) {
        const a = -90 + (i - 2.5) * 22;
        svg += filled(
          `M0 -56L${fix(Math.cos(radians(a - 5)) * 120)} ${fix(-56 + Math.sin(radians(a - 5)) * 90)}L${fix(Math.cos(radians(a + 5)) * 120)} ${fix(-56 + Math.sin(radians(a + 5)) * 90)}Z`,
          palette.glow,
          opacity(0.16),
        );
      }
      for (let i = 0; i < N; i++) {
        const w = 98 - i * (66 / N);
        const y = 92 - i * (118 / N);
        const h = 118 / N;
        svg += kit.solid(
          `M${fix(-w)} ${fix(y)}L${fix(-w + 6)} ${fix(y - h)}L${fix(w - 6)} ${fix(y - h)}L${fix(w)} ${fix(y)}Z`,
          st,
          { w: 6 },
        );
        let fr = '';
        const q = Math.floor(w / 11);
        for (let j = -q; j <= q; j++) {
          if (Math.abs(j) > 1) {
            fr += kit.detail(
              i % 2
                ? rectPath(j * 10.4 - 3.4, y - h * 0.68, 6.8, h * 0.34)
                : polygon([
                    [j * 10.4 - 4, y - h * 0.3],
                    [j * 10.4, y - h * 0.7],
                    [j * 10.4 + 4, y - h * 0.3],
                  ]),
              st,
              'd2',
              0.75,
            );
          }
        }
        svg += fr;
      }
      const ty = 92 - 118;
      svg += kit.solid(`M-26 92L-13 ${ty}L13 ${ty}L26 92Z`, toneRamp(st.l1), { w: 3 });
      for (let i = 1; i < 15; i++) {
        const t = i / 15;
        svg += kit.line(
          `M${fix(-26 + 13 * t)} ${fix(92 - 118 * t)}L${fix(26 - 13 * t)} ${fix(92 - 118 * t)}`,
          st,
          'd2',
          1.5,
          0.8,
        );
      }
      svg +=
        kit.solid(`M-30 ${ty}L-27 ${ty - 30}L27 ${ty - 30}L30 ${ty}Z`, st, { w: 4 }) +
        archWindow(kit, `M-9 ${ty}L-8 ${ty - 20}L8 ${ty - 20}L9 ${ty}Z`) +
        kit.solid(`M-36 ${ty - 28}L-28 ${ty - 44}L28 ${ty - 44}L36 ${ty - 28}Z`, palette.key, {
          w: 3,
        }) +
        kit.solid(starPath(8, 17, 10, -90, 0, ty - 56), palette.metal, { w: 2 }) +
        kit.sphere(0, ty - 56, 7, palette.accent);
      for (const x of [-1, 1]) {
        svg += group(
          `scale(${x} 1)`,
          kit.solid('M34 92L38 74L52 74L56 92Z', st, { w: 2 }) +
            kit.glow(45, 62, 24, '#ffb13b', 1) +
            filled(
              curve([
                [45, 48, 1],
                [38, 66],
                [45, 74],
                [52, 66],
              ]),
              '#ffd34d',
            ),
        );
      }
      return svg;
    },
    { anchor: 'ground' },
  ),
  pyramidEye: hero(
    (kit, rng) => {
      const { palette } = kit;
      const st = toneRamp(rng.pick(['#d8a552', '#c98f5a', palette.key2.b]));
      let svg = kit.glow(0, -52, 110, palette.glow, 0.9);
      const rows = 7;
      for (let i = 0; i < 14; i++) {
        const a = (i * 360) / 14 + 6;
        svg += group(
          `translate(0 -50) rotate(${fix(a)})`,
          filled('M-1.5 -36L1.5 -36L5 -96L-5 -96Z', palette.glow, opacity(0.3)),
        );
      }
      svg +=
        kit.outline('M0 -20L96 92L-96 92Z', st) +
        kit.facets([
          {
            pts: [
              [-24, -8],
              [-96, 92],
              [20, 92],
              [4, -8],
            ],
            k: 0.68,
            r: st,
          },
          {
            pts: [
              [4, -8],
              [20, 92],
              [96, 92],
              [24, -8],
            ],
            k: 0.3,
            r: st,
          },
        ]);
      for (let i = 1; i <= rows; i++) {
        const t = i / rows;
        const y = -8 + 100 * t;
        svg +=
          kit.line(
            `M${fix(-24 - 72 * t)} ${fix(y)}L${fix(4 + 16 * t)} ${fix(y)}`,
            st,
            'd2',
            1.1,
            0.6,
          ) +
          kit.line(
            `M${fix(4 + 16 * t)} ${fix(y)}L${fix(24 + 72 * t)} ${fix(y)}`,
            st,
            'd4',
            1.1,
            0.5,
          );
        for (let j = 0; j < i + 1; j++) {
          const x = lerp(-24 - 72 * t, 4 + 16 * t, (j + (i % 2) * 0.5) / (i + 1));
          svg += kit.line(`M${fix(x)} ${fix(y)}L${fix(x * 0.96)} ${fix(y - 14)}`, st, 'd2', 1, 0.4);
        }
      }
      svg += group(
        'translate(0 -14)',
        kit.outline('M0 -68L32 0L-32 0Z') +
          kit.facets([
            {
              pts: [
                [0, -68],
                [-32, 0],
                [5, 0],
              ],
              k: 0.86,
              r: palette.metal,
            },
            {
              pts: [
                [0, -68],
                [5, 0],
                [32, 0],
              ],
              k: 0.48,
              r: palette.metal,
            },
          ]) +
          kit.solid(
            curve([
              [-19, -16, 1],
              [0, -28],
              [19, -16, 1],
              [0, -6],
            ]),
            palette.white,
            { w: 2 },
          ) +
          kit.sphere(0, -17, 8, palette.accent) +
          filled(circle(0, -17, 3), palette.ink),
      );
      return svg + kit.flare(-8, -56, 18);
    },
    { anchor: 'ground' },
  ),
  temple: hero(
    (kit, rng) => {
      const { palette } = kit;
      const st = toneRamp(rng.pick(['#f0e6d2', '#e6ddeb', '#dfe9ee', '#f2d9c2']));
      const N = rng.pick([4, 6]);
      let svg = '';
      for (let i = 0; i < 3; i++) {
        svg += kit.solid(rectPath(-98 + i * 6, 84 - i * 9, 196 - i * 12, 10), st, { w: 2 });
      }
      svg +=
        kit.solid(rectPath(-76, -22, 152, 88), toneRamp(mix(palette.deep, st.d2, 0.35)), {
          plain: true,
        }) +
        kit.glow(0, 34, 70, palette.glow, 1) +
        archWindow(kit, roundRect(-15, 0, 30, 67, 14));
      for (let i = 0; i < N; i++) {
        const x = -76 + (i * 152) / (N - 1);
        svg += group(
          placed(x, 0),
          kit.lathe(
            [
              {
                p: [
                  [10, 58],
                  [13, 66],
                ],
                r: st,
                kind: 'enamel',
              },
              {
                p: [
                  [8, -18],
                  [9.4, 20],
                  [9.6, 60],
                ],
                r: st,
                kind: 'enamel',
              },
              {
                p: [
                  [13, -28],
                  [8, -17],
                ],
                r: st,
                kind: 'enamel',
              },
            ],
            { e: 0.12 },
          ) + [-4, 0, 4].map((q) => kit.line(`M${q} -14L${q * 1.2} 56`, st, 'd2', 1, 0.4)).join(''),
        );
      }
      svg += kit.solid(rectPath(-92, -40, 184, 13), st, { w: 2 });
      for (let i = 0; i < 15; i++) {
        svg += kit.detail(rectPath(-86 + i * 12, -38, 5, 9), palette.key, i % 2 ? 'b' : 'd1', 0.8);
      }
      svg +=
        kit.solid('M-98 -40L0 -88L98 -40Z', st, { w: 6 }) +
        kit.solid('M-70 -45L0 -78L70 -45Z', palette.key, { w: 4 }) +
        group(
          'translate(0 -56) scale(.24)',
          kit.bevel(EMBLEMS[rng.pick(['sun', 'bolt', 'eye', 'lotus'])](), palette.metal, 7),
        );
      for (const [x, y] of [
        [-98, -42],
        [98, -42],
        [0, -92],
      ] as const) {
        svg += kit.sphere(x, y, 5, palette.metal, { dull: true });
      }
      return svg;
    },
    { anchor: 'ground' },
  ),
};
