import { mix, toneRamp } from '../core/colour';
import { blade, circle, curve, leafWidth, roundRect } from '../core/geometry';
import { fix, item, radians } from '../core/numbers';
import { filled, group, placed, stroked } from '../core/svg';
import { EMBLEMS } from './emblems';
import { gem } from './gems';
import { hero } from './hero';
import { both } from './parts';

export const wildsHeroes = {
  volcano: hero(
    (kit, rng) => {
      const { palette } = kit;
      const rk = toneRamp(mix('#5a3f4a', palette.deep, 0.3));
      let svg = kit.glow(0, -40, 100, '#ff7a1f', 0.9);
      for (let i = 0; i < 11; i++) {
        const a = -90 + (i - 5) * 14 + rng.float(-5, 5);
        const L = rng.float(40, 84);
        svg +=
          stroked(
            `M0 -34Q${fix(Math.cos(radians(a)) * L * 0.6)} ${fix(-34 + Math.sin(radians(a)) * L * 1.0)} ${fix(Math.cos(radians(a)) * L * 1.2)} ${fix(-34 + Math.sin(radians(a)) * L * 0.72)}`,
            i % 2 ? '#ffc23d' : '#ff6a1f',
            rng.float(2, 5),
            'stroke-linecap="round"',
          ) +
          filled(
            circle(
              Math.cos(radians(a)) * L * 1.2,
              -34 + Math.sin(radians(a)) * L * 0.72,
              rng.float(3, 6),
            ),
            '#ffdf7a',
          );
      }
      svg +=
        kit.outline('M-98 92L-30 -38L30 -38L98 92Z') +
        kit.facets([
          {
            pts: [
              [-98, 92],
              [-30, -38],
              [-8, -30],
              [-40, 92],
            ],
            k: 0.62,
            r: rk,
          },
          {
            pts: [
              [-40, 92],
              [-8, -30],
              [10, -32],
              [20, 92],
            ],
            k: 0.46,
            r: rk,
          },
          {
            pts: [
              [20, 92],
              [10, -32],
              [30, -38],
              [98, 92],
            ],
            k: 0.28,
            r: rk,
          },
          {
            pts: [
              [-98, 92],
              [-64, 26],
              [-52, 92],
            ],
            k: 0.5,
            r: rk,
          },
          {
            pts: [
              [98, 92],
              [62, 24],
              [48, 92],
            ],
            k: 0.18,
            r: rk,
          },
        ]);
      svg +=
        filled(
          'M-30 -38Q0 -26 30 -38L26 -22Q20 -4 14 -16Q10 30 4 8Q-2 66 -8 20Q-14 -2 -18 8Q-24 -14 -30 -38Z',
          kit.doc.linear(['#fff3a0', '#ffb02e', '#ff5a1f']),
        ) + kit.glow(0, -34, 40, '#ffe27a', 0.8, 0.5);
      return svg;
    },
    { anchor: 'ground' },
  ),
  cactus: hero(
    (kit, rng) => {
      const { palette } = kit;
      const c = toneRamp('#3f9a58');
      let svg = '';
      const arm = (d: string) => kit.solid(d, c, { w: 6 });
      svg +=
        arm(
          blade(
            [
              [0, 40],
              [-44, 34],
              [-50, -14],
            ],
            (t) => 26 - 0 * t,
            18,
          ),
        ) +
        kit.solid(circle(-50, -14, 13), c, { w: 4 }) +
        arm(
          blade(
            [
              [0, 20],
              [46, 16],
              [52, -40],
            ],
            () => 24,
            18,
          ),
        ) +
        kit.solid(circle(52, -40, 12), c, { w: 4 }) +
        kit.solid('M-22 96L-24 -54C-24 -96 24 -96 24 -54L22 96Z', c, { w: 8 });
      for (const x of [-12, 0, 12]) {
        svg += kit.line(`M${x} -70L${x} 92`, c, 'd2', 2, 0.6);
      }
      for (let i = 0; i < 12; i++) {
        svg += kit.spark(rng.float(-18, 18), rng.float(-70, 84), 4, '#fff', 0.9);
      }
      for (let i = 0; i < 5; i++) {
        svg += group(
          `translate(4 -86) rotate(${-70 + i * 35})`,
          kit.solid(
            blade(
              [
                [0, 0],
                [0, -12],
                [0, -22],
              ],
              leafWidth(13, 0.5),
              8,
            ),
            palette.key,
            { w: 2 },
          ),
        );
      }
      svg += kit.solid(
        curve([
          [-78, 96],
          [-40, 84],
          [10, 88],
          [60, 84],
          [86, 96],
        ]),
        toneRamp('#c98f4a'),
        { w: 4 },
      );
      return svg;
    },
    { anchor: 'ground' },
  ),
  minecart: hero(
    (kit, rng) => {
      const { palette } = kit;
      const m = toneRamp('#7a7f8f');
      const wd = toneRamp('#8a5428');
      let svg = kit.glow(0, -30, 90, palette.glow, 0.8);
      for (let i = 0; i < 13; i++) {
        const x = -50 + i * 8.4 + rng.float(-5, 5);
        const y = -22 - (1 - Math.abs(i - 6) / 6) * 40 + rng.float(-6, 6);
        svg +=
          i % 3
            ? group(
                placed(x, y, 1, rng.float(40)),
                kit.facets([
                  {
                    pts: [
                      [-14, 6],
                      [-8, -12],
                      [2, -3],
                    ],
                    k: 0.8,
                    r: palette.metal,
                  },
                  {
                    pts: [
                      [-8, -12],
                      [12, -9],
                      [2, -3],
                    ],
                    k: 0.62,
                    r: palette.metal,
                  },
                  {
                    pts: [
                      [12, -9],
                      [15, 8],
                      [2, -3],
                    ],
                    k: 0.4,
                    r: palette.metal,
                  },
                  {
                    pts: [
                      [-14, 6],
                      [2, -3],
                      [15, 8],
                      [0, 15],
                    ],
                    k: 0.5,
                    r: palette.metal,
                  },
                ]),
              )
            : group(
                placed(x, y),
                gem(
                  kit,
                  rng,
                  13,
                  item(
                    [palette.key, palette.accent, palette.key2],
                    i % 3 === 0 ? ((i / 3) % 3) | 0 : 0,
                  ),
                  'cushion',
                  8,
                ),
              );
      }
      svg +=
        kit.solid('M-84 -18L84 -18L64 58L-64 58Z', wd, { w: 8 }) +
        [-36, 0, 36]
          .map((x) => kit.line(`M${x * 1.1} -14L${x * 0.9} 56`, wd, 'd3', 2, 0.7))
          .join('') +
        kit.solid('M-90 -26L90 -26L86 -8L-86 -8Z', m, { w: 4 }) +
        both(
          () =>
            kit.solid('M64 -8L78 -8L62 58L50 58Z', m, { w: 3 }) +
            [4, 24, 44].map((y) => kit.sphere(66 - y * 0.24, y, 3, m, { dull: true })).join(''),
        ) +
        kit.solid(roundRect(-70, 54, 140, 11, 4), m, { w: 3 }) +
        both(() => kit.bevel(circle(40, 76, 20), m, 4) + kit.sphere(40, 76, 7, palette.key));
      svg += group(
        'translate(0 20) scale(.4)',
        kit.bevel(EMBLEMS[rng.pick(['star', 'skull', 'diamond', 'crown'])](), palette.metal, 7),
      );
      return svg + kit.flare(-20, -60, 22);
    },
    { anchor: 'ground' },
  ),
};
