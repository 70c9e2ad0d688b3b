import { type Ramp, toneRamp } from '../core/colour';
import { circle, curve, type Point, polygon, starPoints } from '../core/geometry';
import type { Facet, Kit } from '../core/kit';
import { fix, item, radians } from '../core/numbers';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';

const SEVEN =
  'M-58 -88C-40 -76 -14 -84 10 -84C34 -84 48 -90 66 -86L66 -50C38 -14 20 26 18 88L-44 88C-40 30 -18 -10 14 -42C-2 -40 -22 -42 -36 -40C-44 -38 -46 -32 -46 -22L-64 -22Z';

function seven(kit: Kit, rp: Ramp, sc = 1) {
  const { doc, palette } = kit;
  const m = palette.metal;
  const d = SEVEN;
  let svg = '';
  if (kit.mode === 'neon') {
    return group(`scale(${sc})`, kit.solid(d, rp, { line: 3 }));
  }
  for (let i = 7; i > 0; i -= 1) {
    svg += `<path d="${d}" fill="${i > 4 ? rp.d4 : rp.d3}" stroke="${i > 4 ? rp.d4 : rp.d3}" stroke-width="14" stroke-linejoin="round" transform="translate(${fix(i * 1.1)} ${fix(i * 1.5)})"/>`;
  }
  svg +=
    stroked(d, palette.ink, 17, 'stroke-linejoin="round"') +
    stroked(
      d,
      doc.linear(
        [
          [0, m.l2],
          [0.3, m.b],
          [0.5, m.d2],
          [0.7, m.l1],
          [1, m.d1],
        ],
        0,
        0,
        0.3,
        1,
      ),
      13,
      'stroke-linejoin="round"',
    ) +
    stroked(d, rp.d4, 3) +
    filled(
      d,
      doc.linear(
        [
          [0, rp.l2],
          [0.22, rp.l1],
          [0.48, rp.b],
          [0.5, rp.d1],
          [0.8, rp.b],
          [1, rp.l1],
        ],
        0,
        0,
        0.15,
        1,
      ),
    ) +
    kit.clipped(
      d,
      stroked(d, rp.l3, 5, `${opacity(0.9)} transform="translate(2 3)"`) +
        stroked(d, rp.d3, 6, `${opacity(0.55)} transform="translate(-2 -3)"`) +
        filled('M-70 -90L70 -90L70 -62C20 -50 -30 -66 -70 -56Z', '#fff', opacity(0.3)),
    );
  return group(`scale(${sc})`, svg);
}

export const sevensHeroes = {
  star: hero((kit, rng) => {
    const m = rng.chance(0.6) ? kit.palette.metal : kit.palette.key2;
    const N = 5;
    const o = starPoints(N, 92, 40);
    const c: Point = [0, 0];
    const fs = o.map((q, i): Facet => {
      const nx = item(o, (i + 1) % o.length);
      const a = Math.atan2((q[1] + nx[1]) / 2, (q[0] + nx[0]) / 2);
      return {
        pts: [c, q, nx],
        k: 0.52 + (i % 2 ? -0.2 : 0.24) + 0.18 * Math.cos(a - radians(-125)),
        r: m,
      };
    });
    const d = polygon(o);
    return (
      kit.outline(d) +
      kit.facets(fs) +
      stroked(d, m.l3, 2.4, 'stroke-linejoin="round"') +
      group(
        'scale(.5)',
        kit.facets(
          starPoints(N, 92, 40).map((q, i, A): Facet => ({
            pts: [c, q, item(A, (i + 1) % A.length)],
            k: 0.55 + (i % 2 ? -0.22 : 0.22),
            r: kit.palette.key,
          })),
        ) + stroked(polygon(starPoints(N, 92, 40)), m.l2, 4),
      ) +
      kit.flare(-20, -60, 26)
    );
  }),
  sevens: hero((kit, rng) => {
    const [a, b, c] = rng.chance()
      ? [kit.palette.key, kit.palette.key, kit.palette.key]
      : [kit.palette.key2, kit.palette.key, kit.palette.accent];
    return (
      group(placed(-62, 12, 1, -16), seven(kit, a, 0.7)) +
      group(placed(62, 12, 1, 16), seven(kit, c, 0.7)) +
      group(placed(0, -2), seven(kit, b, 0.92)) +
      kit.flare(-38, -64, 24)
    );
  }),
  seven: hero((kit, rng) => {
    let svg = '';
    const fl = [toneRamp('#ff5a1f'), toneRamp('#ffb21f')];
    if (rng.chance(0.6)) {
      for (let i = 0; i < 9; i++) {
        const x = -72 + i * 18;
        svg += kit.solid(
          curve([
            [x - 18, 90],
            [x - 22, 30],
            [x + rng.float(-14, 14), -60 - rng.float(0, 46) + Math.abs(i - 4) * 9, 1],
            [x + 20, 24],
            [x + 18, 90],
          ]),
          item(fl, i % 2),
          { shadow: 0.3, w: 6 },
        );
      }
    }
    return svg + seven(kit, kit.palette.key, 1) + kit.flare(-40, -72, 26);
  }),
  wheel: hero((kit, rng) => {
    const { palette, doc } = kit;
    const N = rng.pick([12, 16, 10]);
    const m = palette.metal;
    const cols = rng.chance()
      ? [palette.key, palette.key2, palette.accent, palette.white]
      : [palette.key, palette.key2];
    let svg = kit.bevel(circle(0, 0, 94), m, 4) + filled(circle(0, 0, 84), palette.ink);
    for (let i = 0; i < N; i++) {
      const a = radians((i * 360) / N);
      const b = radians(((i + 1) * 360) / N);
      const r = item(cols, i % cols.length);
      const d = `M0 0L${fix(82 * Math.cos(a))} ${fix(82 * Math.sin(a))}A82 82 0 0 1 ${fix(82 * Math.cos(b))} ${fix(82 * Math.sin(b))}Z`;
      svg +=
        kit.mode === 'neon'
          ? stroked(d, r.b, 1.4)
          : filled(
              d,
              doc.radial(
                [
                  [0, r.d2],
                  [0.6, r.b],
                  [1, r.l1],
                ],
                { cx: 0, cy: 0, r: 84, user: true },
              ),
            ) + stroked(d, m.l1, 1.2, opacity(0.7));
      const mid = (a + b) / 2;
      svg += group(
        `rotate(${fix((mid * 180) / Math.PI + 90)}) translate(0 -60) scale(.18)`,
        filled(
          EMBLEMS[item(['star', 'diamond', 'crown', 'heart', 'clover'] as const, i % 5)](),
          i % cols.length === cols.length - 1 && cols.length > 2 ? palette.key.b : '#fff',
          opacity(0.95),
        ),
      );
    }
    if (kit.mode !== 'neon') {
      svg +=
        filled(
          circle(0, 0, 82),
          doc.radial(
            [
              [0, '#000', 0],
              [0.86, '#000', 0],
              [1, '#000', 0.5],
            ],
            {},
          ),
        ) + filled('M-82 0A82 82 0 0 1 82 0C40 -26 -40 -26 -82 0Z', '#fff', opacity(0.12));
    }
    for (let i = 0; i < 24; i++) {
      const a = radians(i * 15);
      svg += filled(circle(89 * Math.cos(a), 89 * Math.sin(a), 2.6), i % 2 ? '#fff' : palette.glow);
    }
    svg += kit.sphere(0, 0, 22, m) + group('scale(.24)', kit.bevel(EMBLEMS.star(), palette.key, 6));
    svg += kit.solid('M0 -70L-13 -98C-10 -106 10 -106 13 -98Z', palette.key, { w: 3 });
    return svg + kit.flare(-50, -56, 20);
  }),
};
