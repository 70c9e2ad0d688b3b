import type { Ramp } from '../core/colour';
import { circle, ellipse } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix, fix2, item } from '../core/numbers';
import type { Rng } from '../core/rng';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { EMBLEMS } from './emblems';
import { hero } from './hero';
import { unlessNeon } from './parts';

/** A casino chip, seen at an angle. */
export function chipTop(kit: Kit, r: number, c: Ramp, ky = 1) {
  const { palette } = kit;
  const N = 8;
  if (kit.mode === 'neon') {
    return (
      kit.solid(ellipse(0, 0, r, r * ky), c) +
      stroked(ellipse(0, 0, r * 0.66, r * 0.66 * ky), c.l1, 1.4) +
      group(
        `scale(1 ${fix2(ky)})`,
        Array.from({ length: N }, (_, i) =>
          stroked(
            `M${fix(r * 0.7 * Math.cos(i * 0.785))} ${fix(r * 0.7 * Math.sin(i * 0.785))}L${fix(r * Math.cos(i * 0.785))} ${fix(r * Math.sin(i * 0.785))}`,
            c.l2,
            3,
          ),
        ).join(''),
      )
    );
  }
  let svg = filled(
    ellipse(0, 0, r, r * ky),
    kit.doc.linear(
      [
        [0, c.l1],
        [0.5, c.b],
        [1, c.d2],
      ],
      0,
      0,
      0.6,
      1,
    ),
  );
  let e = '';
  for (let i = 0; i < N; i++) {
    const a = (i * 6.2832) / N;
    const w = 0.2;
    e += `M${fix(r * 0.74 * Math.cos(a - w))} ${fix(r * 0.74 * Math.sin(a - w) * ky)}L${fix(r * Math.cos(a - w))} ${fix(r * Math.sin(a - w) * ky)}A${fix(r)} ${fix(r * ky)} 0 0 1 ${fix(r * Math.cos(a + w))} ${fix(r * Math.sin(a + w) * ky)}L${fix(r * 0.74 * Math.cos(a + w))} ${fix(r * 0.74 * Math.sin(a + w) * ky)}Z`;
  }
  svg +=
    filled(e, '#fffdf5') +
    filled(
      ellipse(0, 0, r * 0.7, r * 0.7 * ky),
      kit.doc.linear(
        [
          [0, c.d2],
          [1, c.l1],
        ],
        0,
        0,
        0.4,
        1,
      ),
    ) +
    filled(
      ellipse(0, 0, r * 0.66, r * 0.66 * ky),
      kit.doc.linear(
        [
          [0, c.l1],
          [0.55, c.b],
          [1, c.d1],
        ],
        0,
        0,
        0.4,
        1,
      ),
    ) +
    stroked(ellipse(0, 0, r * 0.58, r * 0.58 * ky), palette.metal.l1, r * 0.025);
  return svg + stroked(ellipse(0, 0, r * 0.985, r * 0.985 * ky), c.l3, r * 0.02, opacity(0.6));
}

/** A stack of chips. */
export function chipStack(
  kit: Kit,
  rng: Rng,
  r: number,
  N: number,
  cols: readonly Ramp[],
  ky = 0.34,
) {
  let svg = '';
  const h = r * 0.24;
  for (let i = 0; i < N; i++) {
    const c = item(cols, i % cols.length);
    const y = -i * h;
    const dx = rng.float(-2, 2);
    const body = `M${fix(-r)} 0A${fix(r)} ${fix(r * ky)} 0 0 0 ${fix(r)} 0L${fix(r)} ${fix(-h)}A${fix(r)} ${fix(r * ky)} 0 0 1 ${fix(-r)} ${fix(-h)}Z`;
    let q =
      kit.outline(body) +
      (kit.mode === 'neon'
        ? kit.solid(body, c, { thin: true, line: 1.2 })
        : filled(
            body,
            kit.doc.linear(
              kit.mode === 'poster'
                ? [
                    [0, c.b],
                    [0.6, c.b],
                    [0.6, c.d1],
                    [1, c.d1],
                  ]
                : [
                    [0, c.d2],
                    [0.25, c.l1],
                    [0.5, c.b],
                    [1, c.d3],
                  ],
              0,
              0,
              1,
              0,
            ),
          ));
    for (const t of [-0.8, -0.34, 0.18, 0.62]) {
      const x0 = r * (t - 0.09);
      const x1 = r * (t + 0.09);
      const f = (x: number) => Math.sqrt(Math.max(0, 1 - (x / r) ** 2)) * r * ky;
      q += unlessNeon(
        kit,
        filled(
          `M${fix(x0)} ${fix(f(x0))}L${fix(x1)} ${fix(f(x1))}L${fix(x1)} ${fix(f(x1) - h)}L${fix(x0)} ${fix(f(x0) - h)}Z`,
          '#fffdf5',
          opacity(0.95),
        ),
      );
    }
    q += unlessNeon(
      kit,
      stroked(
        `M${fix(-r)} 0A${fix(r)} ${fix(r * ky)} 0 0 0 ${fix(r)} 0`,
        '#000',
        1.2,
        opacity(0.4),
      ),
    );
    if (i === N - 1) {
      q += group(placed(0, -h), chipTop(kit, r, c, ky));
    }
    svg += group(placed(dx, y), q);
  }
  return svg;
}

export const chipsHeroes = {
  chips: hero(
    (kit, rng) => {
      const { palette } = kit;
      return (
        group(placed(-52, 62), chipStack(kit, rng, 38, rng.int(3, 5), [palette.accent])) +
        group(placed(54, 64), chipStack(kit, rng, 38, rng.int(2, 4), [palette.key2])) +
        group(
          placed(2, 78),
          chipStack(
            kit,
            rng,
            44,
            rng.int(5, 8),
            rng.chance() ? [palette.key] : [palette.key, palette.key2],
          ),
        ) +
        group(
          'translate(62 -40) rotate(24)',
          kit.outline(circle(0, 0, 34)) +
            chipTop(kit, 34, palette.key) +
            group('scale(.3)', kit.bevel(EMBLEMS.spade(), palette.metal, 6)),
        ) +
        kit.flare(-24, -40, 20)
      );
    },
    { anchor: 'ground' },
  ),
  chip: hero((kit, rng) => {
    const { palette } = kit;
    const c = rng.pick([palette.key, palette.accent, palette.key2]);
    return (
      group(
        'translate(-46 44) rotate(-20)',
        kit.outline(ellipse(0, 0, 44, 36)) + chipTop(kit, 44, palette.key2, 0.82),
      ) +
      group(
        'translate(52 40) rotate(16)',
        kit.outline(ellipse(0, 0, 42, 33)) + chipTop(kit, 42, palette.accent, 0.78),
      ) +
      group(
        'translate(0 -14)',
        filled(circle(5, 9, 74), '#000', opacity(0.35)) +
          kit.outline(circle(0, 0, 76)) +
          chipTop(kit, 76, c) +
          group(
            'scale(.64)',
            kit.bevel(
              EMBLEMS[rng.pick(['spade', 'diamond', 'crown', 'heart', 'club', 'star'])](),
              palette.metal,
              6,
            ),
          ),
      ) +
      kit.flare(-40, -66, 22)
    );
  }),
};
