import { type Ramp, toneRamp } from '../core/colour';
import { circle, curve, ellipse, type Point, roundRect } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix, item } from '../core/numbers';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { hero } from './hero';
import { both, unlessNeon } from './parts';

const swirl = (kit: Kit, r: number, c1: Ramp, c2: Ramp, N = 6) => {
  let svg = kit.solid(circle(0, 0, r), c1, { w: r * 0.14 });
  let q = '';
  for (let i = 0; i < N; i++) {
    q += `<path transform="rotate(${fix((i * 360) / N)})" d="M0 0C${fix(r * 0.3)} ${fix(-r * 0.16)} ${fix(r * 0.64)} ${fix(-r * 0.5)} ${fix(r * 0.5)} ${fix(-r * 0.95)}L${fix(r * 0.95)} ${fix(-r * 0.5)}C${fix(r * 0.86)} ${fix(-r * 0.1)} ${fix(r * 0.4)} ${fix(r * 0.06)} 0 0Z" fill="${kit.mode === 'neon' ? 'none' : c2.b}" ${kit.mode === 'neon' ? `stroke="${c2.l1}" stroke-width="1.6"` : ''}/>`;
  }
  return (
    svg +
    kit.clipped(
      circle(0, 0, r * 0.985),
      q +
        unlessNeon(
          kit,
          filled(
            circle(0, 0, r),
            kit.doc.radial(
              [
                [0, '#fff', 0.25],
                [0.5, '#fff', 0],
                [1, '#000', 0.4],
              ],
              { cx: 0.36, cy: 0.32, r: 0.8 },
            ),
          ),
        ),
    ) +
    unlessNeon(
      kit,
      filled(
        `M${fix(-r * 0.72)} ${fix(-r * 0.3)}A${fix(r * 0.8)} ${fix(r * 0.8)} 0 0 1 ${fix(-r * 0.1)} ${fix(-r * 0.78)}A${fix(r * 0.95)} ${fix(r * 0.95)} 0 0 0 ${fix(-r * 0.72)} ${fix(-r * 0.3)}Z`,
        '#fff',
        opacity(0.85),
      ),
    )
  );
};

export const sweetsHeroes = {
  lollipop: hero((kit, rng) => {
    const { palette } = kit;
    let svg =
      group(
        'rotate(14)',
        kit.solid(roundRect(-6, 20, 12, 92, 6), palette.white, { w: 3 }) +
          [0, 1, 2, 3]
            .map((i) =>
              kit.detail(
                `M-6 ${46 + i * 16}L6 ${38 + i * 16}L6 ${45 + i * 16}L-6 ${53 + i * 16}Z`,
                palette.key,
                'b',
              ),
            )
            .join('') +
          group(
            'translate(0 -24)',
            swirl(kit, 68, palette.key, palette.white, rng.pick([6, 7, 8])),
          ),
      ) +
      group(
        'translate(26 46) rotate(10)',
        kit.solid('M0 0C-14 -22 -44 -20 -38 0C-34 14 -12 10 0 2Z', palette.accent, { w: 3 }) +
          kit.solid('M0 0C14 -22 44 -20 38 0C34 14 12 10 0 2Z', palette.accent, { w: 3 }) +
          kit.solid(roundRect(-7, -7, 14, 14, 4), palette.accent, { w: 2 }),
      );
    return svg + group(placed(-62, 62, 0.36, -20), swirl(kit, 60, palette.key2, palette.white, 6));
  }),
  candies: hero((kit) => {
    const { palette } = kit;
    const wr = (c: Ramp, tr: string) =>
      group(
        tr,
        both(
          () =>
            kit.solid(
              curve([
                [30, -8, 1],
                [66, -34, 1],
                [60, 0, 1],
                [66, 34, 1],
                [30, 8, 1],
              ]),
              c,
              { w: 4 },
            ) + kit.line('M34 -3L58 -16M36 2L58 4', c, 'd2', 1.6, 0.7),
        ) + swirl(kit, 40, c, palette.white, 5),
      );
    const bean = (c: Ramp, tr: string) =>
      group(
        tr,
        kit.solid(
          curve([
            [-34, -4],
            [-20, -26],
            [16, -24],
            [36, -4],
            [32, 20],
            [8, 20],
            [-10, 14],
            [-28, 18],
          ]),
          c,
          { w: 6 },
        ) +
          unlessNeon(
            kit,
            filled(
              ellipse(-12, -14, 13, 5),
              '#fff',
              'opacity=".8" transform="rotate(-14 -12 -14)"',
            ),
          ),
      );
    return (
      bean(palette.accent, 'translate(52 -52) rotate(24)') +
      bean(palette.key2, 'translate(-58 -44) rotate(-30)') +
      wr(palette.key2, 'translate(-40 52) rotate(-24) scale(.72)') +
      wr(palette.accent, 'translate(48 46) rotate(20) scale(.74)') +
      wr(palette.key, 'translate(0 -12) rotate(-12) scale(1.1)')
    );
  }),
  donut: hero((kit, rng) => {
    const { palette } = kit;
    const ic = rng.pick([palette.key, palette.accent, palette.key2]);
    const dough = toneRamp('#d9924a');
    let svg = `<g fill-rule="evenodd">${kit.solid(circle(0, 4, 84) + circle(0, 4, 26), dough, { w: 9 })}</g>`;
    const wv: Point[] = [];
    for (let i = 0; i < 18; i++) {
      const a = (i * Math.PI) / 9;
      const r = 72 + (i % 2 ? 9 : -3) + rng.float(-3, 3);
      wv.push([r * Math.cos(a), r * Math.sin(a)]);
    }
    svg += `<g fill-rule="evenodd">${kit.solid(curve(wv) + circle(0, 0, 30), ic, { w: 8 })}</g>`;
    for (let i = 0; i < 34; i++) {
      const a = rng.float(6.28);
      const r = rng.float(38, 66);
      svg += group(
        placed(Math.cos(a) * r, Math.sin(a) * r, 1, rng.float(180)),
        filled(
          roundRect(-5, -1.8, 10, 3.6, 1.8),
          item(
            [palette.white.b, palette.accent.l1, palette.key2.l1, palette.metal.l1, palette.glow],
            i % 5,
          ),
        ),
      );
    }
    return group(
      'rotate(-10) scale(1 .96)',
      svg +
        unlessNeon(
          kit,
          filled('M-60 -24A66 66 0 0 1 -10 -64A76 76 0 0 0 -60 -24Z', '#fff', opacity(0.8)),
        ),
    );
  }),
  cupcake: hero(
    (kit, rng) => {
      const { palette } = kit;
      const ic = rng.pick([palette.key, palette.accent]);
      let svg = kit.solid('M-60 26L60 26L44 90C30 96 -30 96 -44 90Z', palette.key2, { w: 7 });
      for (let i = -4; i <= 4; i++) {
        svg += kit.line(`M${i * 13} 28L${i * 10} 92`, palette.key2, i % 2 ? 'd2' : 'l1', 3, 0.6);
      }
      for (const [y, w, h] of [
        [20, 76, 24],
        [-6, 60, 22],
        [-30, 42, 20],
        [-50, 24, 17],
      ] as const) {
        svg += kit.solid(
          curve([
            [-w, y],
            [-w * 0.8, y - h],
            [0, y - h * 1.2],
            [w * 0.8, y - h],
            [w, y],
            [w * 0.6, y + h * 0.5],
            [0, y + h * 0.4],
            [-w * 0.6, y + h * 0.6],
          ]),
          ic,
          { w: 7 },
        );
      }
      for (let i = 0; i < 18; i++) {
        const y = rng.float(-50, 22);
        const w = (y + 70) * 0.62;
        svg += group(
          placed(rng.float(-w, w), y, 1, rng.float(180)),
          filled(
            roundRect(-4.4, -1.7, 8.8, 3.4, 1.7),
            item([palette.white.b, palette.accent.b, palette.metal.l1, palette.key2.l1], i % 4),
          ),
        );
      }
      return (
        svg +
        kit.sphere(0, -72, 15, toneRamp('#d8142e')) +
        kit.line('M2 -86Q8 -98 18 -100', toneRamp('#4f8a24'), 'b', 3)
      );
    },
    { anchor: 'ground' },
  ),
  icecream: hero((kit) => {
    const { palette } = kit;
    let svg =
      kit.solid('M-46 4L46 4L4 98L-4 98Z', toneRamp('#e0a458'), { w: 7 }) +
      kit.clipped(
        'M-46 4L46 4L4 98L-4 98Z',
        stroked(
          Array.from(
            { length: 9 },
            (_, i) => `M${-70 + i * 16} 0L${-10 + i * 16} 100M${70 - i * 16} 0L${10 - i * 16} 100`,
          ).join(''),
          '#a8662a',
          2,
          opacity(0.7),
        ),
      );
    for (const [x, y, r, c] of [
      [-28, -16, 32, palette.key],
      [28, -16, 32, palette.accent],
      [0, -48, 34, palette.key2],
    ] as const) {
      svg +=
        kit.sphere(x, y, r, c) +
        kit.solid(
          curve([
            [x - r, y + r * 0.5],
            [x - r * 0.5, y + r * 0.96],
            [x, y + r * 0.7],
            [x + r * 0.5, y + r * 1],
            [x + r, y + r * 0.5],
            [x, y + r * 0.4],
          ]),
          c,
          { w: 3 },
        );
    }
    return svg + kit.sphere(4, -88, 12, toneRamp('#d8142e'));
  }),
};
