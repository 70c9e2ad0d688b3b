import { mix, toneRamp } from '../core/colour';
import { blade, circle, curve, rectPath, roundRect } from '../core/geometry';
import { fix, radians } from '../core/numbers';
import { filled, group, opacity } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';

export const sailingHeroes = {
  compass: hero((kit, rng) => {
    const { palette } = kit;
    const m = palette.metal;
    let svg =
      kit.solid(circle(0, -90, 9), m, { w: 3 }) +
      kit.bevel(circle(0, 4, 88), m, 6) +
      kit.solid(circle(0, 4, 74), toneRamp(mix(palette.deep, palette.key.d2, 0.5)), { w: 5 });
    for (let i = 0; i < 36; i++) {
      svg += group(
        `translate(0 4) rotate(${i * 10})`,
        kit.line(`M0 -70L0 ${i % 9 ? -65 : -58}`, m, 'l1', i % 9 ? 1 : 2.4),
      );
    }
    for (let i = 0; i < 8; i++) {
      const L = i % 2 ? 34 : 58;
      svg += group(
        `translate(0 4) rotate(${i * 45})`,
        kit.facets([
          {
            pts: [
              [0, 0],
              [-8, -12],
              [0, -L],
            ],
            k: 0.8,
            r: i % 2 ? palette.key2 : m,
          },
          {
            pts: [
              [0, 0],
              [8, -12],
              [0, -L],
            ],
            k: 0.35,
            r: i % 2 ? palette.key2 : m,
          },
        ]),
      );
    }
    const a = rng.float(20, 70);
    svg +=
      group(
        `translate(0 4) rotate(${fix(a)})`,
        kit.solid('M0 -64L8 0L-8 0Z', palette.key, { w: 2.5 }) +
          kit.solid('M0 64L8 0L-8 0Z', palette.white, { w: 2.5 }),
      ) + kit.sphere(0, 4, 8, m);
    if (kit.mode !== 'neon') {
      svg += filled('M-66 -20A74 74 0 0 1 40 -58A90 90 0 0 0 -66 -20Z', '#fff', opacity(0.22));
    }
    return svg + kit.flare(-54, -56, 20);
  }),
  shipwheel: hero((kit, rng) => {
    const { palette } = kit;
    const wd = toneRamp(rng.pick(['#8a5428', '#a8682f', '#6d3f2a']));
    const m = palette.metal;
    let svg = '';
    for (let i = 0; i < 8; i++) {
      svg += group(
        `rotate(${i * 45 + 22.5})`,
        kit.solid('M-5 0L-5 -70L-8 -78L-5 -86L-6 -98L6 -98L5 -86L8 -78L5 -70L5 0Z', wd, { w: 3 }),
      );
    }
    svg +=
      `<g fill-rule="evenodd">${kit.solid(circle(0, 0, 68) + circle(0, 0, 48), wd, { w: 5 })}</g>` +
      kit.line(circle(0, 0, 62), m, 'b', 3) +
      kit.line(circle(0, 0, 53), m, 'b', 2);
    for (let i = 0; i < 8; i++) {
      svg += kit.sphere(
        58 * Math.cos(radians(i * 45 + 67.5)),
        58 * Math.sin(radians(i * 45 + 67.5)),
        4,
        m,
        { dull: true },
      );
    }
    svg +=
      kit.bevel(circle(0, 0, 24), m, 4) +
      group(
        'scale(.32)',
        kit.bevel(EMBLEMS[rng.pick(['skull', 'star', 'sun', 'crown'])](), palette.key, 6),
      );
    return svg + kit.flare(-44, -44, 18);
  }),
  anchor: hero((kit) => {
    const { palette } = kit;
    const m = palette.metal;
    let svg = kit.solid(
      blade(
        [
          [-58, -80],
          [-20, -40],
          [30, -10],
          [10, 40],
          [40, 80],
        ],
        () => 9,
        26,
      ),
      toneRamp('#c8a36a'),
      { w: 2.5 },
    );
    const d =
      'M-9 -54L-40 -54L-40 -38L-9 -38L-9 62C-36 58 -54 42 -60 18L-44 22L-70 -18L-92 26L-78 22C-70 64 -36 90 0 98C36 90 70 64 78 22L92 26L70 -18L44 22L60 18C54 42 36 58 9 62L9 -38L40 -38L40 -54L9 -54Z';
    svg +=
      `<g fill-rule="evenodd">${kit.bevel(circle(0, -76, 22) + circle(0, -76, 11), m, 4)}</g>` +
      kit.bevel(d, m, 5);
    return svg + kit.flare(-60, 30, 20);
  }),
  ship: hero(
    (kit, rng) => {
      const { palette } = kit;
      const wd = toneRamp(rng.pick(['#7d4a26', '#94582e', '#5f3a34']));
      const sl = rng.pick([palette.key, toneRamp('#f4e6cb'), palette.white]);
      const m = palette.metal;
      let svg = '';
      for (const [x, h] of [
        [-42, 128],
        [6, 150],
        [50, 116],
      ] as const) {
        svg += kit.solid(rectPath(x - 2.5, 50 - h, 5, h), wd, { plain: true });
      }
      const sail = (x: number, y: number, w: number, h: number) =>
        kit.solid(
          curve([
            [x - w, y, 1],
            [x, y + 3],
            [x + w, y, 1],
            [x + w * 1.18, y + h * 0.5],
            [x + w * 1.02, y + h, 1],
            [x, y + h * 0.84],
            [x - w * 1.02, y + h, 1],
            [x - w * 0.84, y + h * 0.5],
          ]),
          sl,
          { w: 5 },
        );
      svg +=
        sail(-42, -66, 22, 42) +
        sail(-42, -18, 27, 44) +
        sail(50, -56, 20, 38) +
        sail(50, -14, 24, 42) +
        sail(6, -92, 23, 40) +
        sail(6, -46, 31, 58);
      svg += group(
        'translate(7 -18) scale(.26)',
        kit.detail(
          EMBLEMS[rng.pick(['skull', 'sun', 'star', 'fleur'])](),
          rng.chance() ? toneRamp(palette.ink) : m,
          'b',
        ),
      );
      svg += kit.solid(
        curve([
          [6, -100, 1],
          [20, -106],
          [34, -98, 1],
          [20, -96],
          [6, -90, 1],
        ]),
        palette.key,
        { plain: true },
      );
      svg +=
        kit.solid(
          curve([
            [-96, 20, 1],
            [-84, 44],
            [-40, 44, 1],
            [40, 44, 1],
            [70, 36],
            [100, 22, 1],
            [84, 66],
            [56, 92, 1],
            [-62, 92, 1],
            [-84, 66],
          ]),
          wd,
          { w: 7 },
        ) +
        kit.line('M-90 36Q0 60 94 34', m, 'b', 3) +
        kit.line('M-82 64Q0 80 82 62', wd, 'd3', 2);
      for (let i = -3; i <= 3; i++) {
        svg +=
          kit.solid(roundRect(i * 20 - 5, 62, 10, 9, 2), toneRamp(palette.ink), { plain: true }) +
          kit.line(roundRect(i * 20 - 6, 61, 12, 11, 2), m, 'b', 1.2);
      }
      return svg;
    },
    { anchor: 'ground' },
  ),
};
