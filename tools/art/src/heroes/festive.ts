import { mix, toneRamp } from '../core/colour';
import {
  blade,
  circle,
  curve,
  ellipse,
  polygon,
  rectPath,
  roundRect,
  starPath,
} from '../core/geometry';
import type { Kit } from '../core/kit';
import { item } from '../core/numbers';
import { filled, group, opacity, stroked } from '../core/svg';
import { hero } from './hero';
import { drawTree } from './meadow';
import { drawPagoda } from './pagodas';
import { drawCastle, drawPalace } from './palaces';
import { unlessNeon } from './parts';

const pine = (kit: Kit) =>
  (
    [
      [60, 70],
      [28, 56],
      [0, 42],
    ] as const
  )
    .map(([y, w]) =>
      kit.solid(
        polygon([
          [-w, y + 34],
          [0, y - 40],
          [w, y + 34],
        ]),
        toneRamp('#1f7a55'),
        { w: 6 },
      ),
    )
    .join('');

export const festiveHeroes = {
  pumpkin: hero(
    (kit, rng) => {
      const { palette } = kit;
      const c = toneRamp('#f27a1a');
      let svg = kit.solid(
        blade(
          [
            [0, -46],
            [-4, -70],
            [16, -90],
          ],
          (t) => 16 - t * 5,
          12,
        ),
        toneRamp('#5f7a2a'),
        { w: 4 },
      );
      for (const [x, w] of [
        [-56, 36],
        [56, 36],
        [-32, 42],
        [32, 42],
        [0, 40],
      ] as const) {
        svg += kit.solid(ellipse(x, 18, w, 66 - Math.abs(x) * 0.12), c, { w: 9 });
      }
      const f =
        'M-54 -6L-22 -14L-30 14Z M54 -6L22 -14L30 14Z M0 12L-9 28L9 28Z M-58 34Q-34 44 -26 42L-22 52L-12 46Q0 49 12 46L22 52L26 42Q34 44 58 34Q46 76 22 76L16 66L4 72L-6 70L-14 78Q-46 76 -58 34Z';
      svg +=
        kit.glow(0, 26, 70, '#ffd23d', 0.6) +
        filled(f, kit.mode === 'neon' ? '#ffd23d' : kit.doc.linear(['#fff6b0', '#ffb81f'])) +
        stroked(f, toneRamp('#f27a1a').d3, 2.4);
      if (rng.chance(0.6)) {
        svg += group(
          'translate(14 -50) rotate(14) scale(.8)',
          kit.solid(
            curve([
              [-70, 14],
              [0, 26],
              [70, 14],
              [60, 4],
              [0, -2],
              [-60, 4],
            ]),
            palette.key,
            { w: 4 },
          ) +
            kit.solid(
              curve([
                [-38, 8, 1],
                [-16, -50],
                [14, -96, 1],
                [20, -70],
                [38, 8, 1],
                [0, 16],
              ]),
              palette.key,
              { w: 6 },
            ) +
            kit.solid('M-38 6Q0 18 38 6L34 -10Q0 0 -32 -10Z', palette.metal, { w: 2 }),
        );
      }
      return svg;
    },
    { anchor: 'ground' },
  ),
  gift: hero(
    (kit, rng) => {
      const { palette } = kit;
      const c = palette.key;
      const r = rng.pick([palette.metal, palette.accent, palette.key2]);
      let svg =
        kit.glow(0, -20, 96, palette.glow, 0.6) +
        kit.solid('M-66 -4L66 -4L60 90L-60 90Z', c, { w: 8 }) +
        kit.solid('M-14 -4L14 -4L13 90L-13 90Z', r, { w: 3 }) +
        kit.solid(roundRect(-76, -28, 152, 30, 5), c, { w: 5 }) +
        kit.solid(rectPath(-15, -28, 30, 30), r, { w: 3 }) +
        kit.solid('M0 -30C-20 -78 -74 -84 -70 -52C-66 -28 -24 -26 0 -28Z', r, { w: 6 }) +
        kit.solid('M0 -30C20 -78 74 -84 70 -52C66 -28 24 -26 0 -28Z', r, { w: 6 }) +
        kit.detail(
          'M-10 -32C-26 -56 -56 -62 -56 -50C-54 -38 -26 -32 -10 -32Z M10 -32C26 -56 56 -62 56 -50C54 -38 26 -32 10 -32Z',
          r,
          'd2',
          0.7,
        ) +
        kit.solid(roundRect(-13, -42, 26, 20, 7), r, { w: 4 });
      for (let i = 0; i < 8; i++) {
        svg += kit.detail(
          starPath(
            4,
            8,
            3,
            -90,
            item([-44, -28, 30, 46, -48, 40, -30, 30], i),
            item([18, 50, 22, 54, 74, 78, 84, 44], i),
          ),
          c,
          'l2',
          0.7,
        );
      }
      return svg + kit.flare(-40, -62, 20);
    },
    { anchor: 'ground' },
  ),
  globe: hero(
    (kit, rng) => {
      const { palette, doc } = kit;
      let svg = kit.lathe(
        [
          {
            p: [
              [62, 54],
              [72, 84],
              [76, 94],
            ],
            r: palette.key,
            kind: 'enamel',
          },
          {
            p: [
              [58, 46],
              [62, 56],
            ],
            r: palette.metal,
          },
        ],
        { e: 0.14 },
      );
      const d = circle(0, -18, 74);
      svg +=
        filled(
          d,
          doc.linear([mix(palette.deep, palette.mid, 0.3), mix(palette.mid, palette.glow, 0.5)]),
        ) +
        kit.clipped(
          d,
          kit.glow(0, 10, 60, palette.glow, 0.8) +
            kit.solid('M-90 34Q-40 14 0 26T90 30L90 70L-90 70Z', palette.white, { w: 5 }) +
            group(
              'translate(0 -2) scale(.42)',
              rng.pick([drawCastle, drawPagoda, drawPalace, drawTree])(kit, rng),
            ) +
            group('translate(-46 8) scale(.28)', pine(kit)) +
            group('translate(46 10) scale(.26)', pine(kit)) +
            Array.from({ length: 24 }, () =>
              filled(
                circle(rng.float(-70, 70), rng.float(-88, 50), rng.float(1, 2.8)),
                '#fff',
                opacity(0.9),
              ),
            ).join(''),
        ) +
        stroked(d, palette.light, 2.4, opacity(0.8)) +
        unlessNeon(
          kit,
          filled('M-58 -50A68 68 0 0 1 -10 -84A80 80 0 0 0 -44 -30Z', '#fff', opacity(0.65)) +
            filled('M48 26A66 66 0 0 0 66 -10A76 76 0 0 1 48 26Z', '#fff', opacity(0.4)),
        );
      return svg;
    },
    { anchor: 'ground' },
  ),
};
