import { toneRamp } from '../core/colour';
import { blade, circle, curve, ellipse, leafWidth, mirrored } from '../core/geometry';
import { fix, item } from '../core/numbers';
import { filled, group, placed } from '../core/svg';
import { hero } from './hero';
import { both } from './parts';

export const birdsHeroes = {
  phoenix: hero((kit, rng) => {
    const { palette } = kit;
    const a = rng.pick([palette.key, palette.key2]);
    const b = a === palette.key ? palette.key2 : palette.key;
    const m = palette.metal;
    let svg = kit.glow(0, 0, 104, palette.glow, 0.7);
    for (const [x, q] of [
      [-34, 1],
      [34, -1],
      [-16, 0.6],
      [16, -0.6],
      [0, 0],
    ] as const) {
      svg +=
        kit.solid(
          blade(
            [
              [x * 0.2, 30],
              [x * 0.7, 62],
              [x * 1.3, 88 + (Math.abs(q) < 0.5 ? 10 : 0)],
            ],
            leafWidth(16, 0.75),
            16,
          ),
          b,
          { w: 3 },
        ) +
        group(
          placed(x * 1.2, 84 + (Math.abs(q) < 0.5 ? 8 : 0)),
          kit.sphere(0, 0, 6, palette.accent, { dull: true }),
        );
    }
    svg += both(() => {
      let w = '';
      for (let r = 0; r < 3; r++) {
        const N = item([9, 8, 6], r);
        const L = item([96, 70, 44], r);
        const cc = item([a, b, m], r);
        for (let i = 0; i < N; i++) {
          const an = -8 - i * (r ? 11 : 10.5) + r * 4;
          const LL = L * (0.72 + 0.28 * Math.sin(((i + 1.5) / N) * 2.6));
          w += group(
            `translate(12 ${10 - i * 1.2}) rotate(${fix(an)})`,
            kit.solid(
              blade(
                [
                  [0, 0],
                  [LL * 0.55, 5],
                  [LL, -7],
                ],
                leafWidth(item([17, 15, 13], r), 0.55),
                12,
              ),
              i % 2 ? cc : toneRamp(cc.d1),
              { w: 3 },
            ),
          );
        }
      }
      return w;
    });
    svg += kit.solid(
      mirrored([
        [0, -30],
        [15, -14],
        [21, 14],
        [12, 40],
        [0, 50],
      ]),
      a,
      { w: 6 },
    );
    for (let j = 0; j < 4; j++) {
      for (let i = -1; i <= 1; i++) {
        svg += kit.line(`M${i * 9 + (j % 2) * 4 - 6} ${-2 + j * 9}q4.5 6 9 0`, m, 'l1', 1.5, 0.8);
      }
    }
    svg +=
      kit.solid(
        blade(
          [
            [0, -12],
            [-8, -36],
            [2, -56],
          ],
          (t) => 20 - t * 6,
          14,
        ),
        a,
        { w: 4 },
      ) +
      kit.solid(circle(2, -58, 12), a, { w: 4 }) +
      kit.solid(
        curve([
          [-6, -62, 1],
          [-24, -56, 1],
          [-7, -53, 1],
        ]),
        m,
        { w: 2 },
      ) +
      filled(circle(-1, -60, 2.8), palette.ink) +
      filled(circle(-1.8, -61, 1), '#fff');
    for (let i = 0; i < 4; i++) {
      svg += kit.solid(
        blade(
          [
            [6, -66],
            [14 + i * 4, -82 + i * 4],
            [18 + i * 8, -98 + i * 9],
          ],
          leafWidth(7, 0.7),
          10,
        ),
        i % 2 ? b : m,
        { w: 2 },
      );
    }
    return svg;
  }),
  peacock: hero((kit) => {
    const { palette } = kit;
    let svg = '';
    for (const [N, L, sc] of [
      [15, 92, 1],
      [13, 72, 0.9],
      [11, 52, 0.8],
    ] as const) {
      for (let i = 0; i < N; i++) {
        const a = -96 + (i * 192) / (N - 1);
        svg += group(
          `translate(0 46) rotate(${fix(a)})`,
          kit.solid(
            blade(
              [
                [0, 0],
                [0, -L * 0.6],
                [0, -L * 1.34],
              ],
              leafWidth(26 * sc, 0.8),
              14,
            ),
            item(
              [toneRamp(palette.key2.d1), palette.key2, palette.key],
              N === 15 ? 0 : N === 13 ? 1 : 2,
            ),
            { w: 3 },
          ) +
            kit.solid(ellipse(0, -L * 1.13, 9 * sc, 11 * sc), palette.metal, { w: 2 }) +
            kit.solid(ellipse(0, -L * 1.1, 6 * sc, 7.4 * sc), palette.accent, { plain: true }) +
            filled(ellipse(0, -L * 1.07, 3 * sc, 4 * sc), palette.ink),
        );
      }
    }
    svg +=
      kit.solid(
        curve([
          [-4, -36],
          [10, -34],
          [12, -10],
          [26, 30],
          [22, 74],
          [0, 90],
          [-22, 74],
          [-26, 34],
          [-8, 0],
          [-12, -24],
        ]),
        palette.key,
        { w: 7 },
      ) +
      kit.solid(circle(0, -38, 13), palette.key, { w: 4 }) +
      kit.solid('M-10 -40L-26 -34L-9 -31Z', palette.metal, { w: 2 }) +
      filled(circle(-4, -40, 3), '#fff') +
      filled(circle(-4.6, -40, 1.8), palette.ink);
    for (let i = -2; i <= 2; i++) {
      svg +=
        kit.line(`M0 -50L${i * 7} -68`, palette.metal, 'b', 1.6) +
        kit.sphere(i * 7, -70, 3.4, palette.accent, { dull: true });
    }
    return group('scale(.84) translate(0 4)', svg);
  }),
};
