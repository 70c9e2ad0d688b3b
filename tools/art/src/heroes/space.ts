import { mix, type Ramp, toneRamp } from '../core/colour';
import {
  blade,
  circle,
  curve,
  ellipse,
  leafWidth,
  mirrored,
  type Point,
  roundRect,
} from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix, item } from '../core/numbers';
import type { Rng } from '../core/rng';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { hero } from './hero';
import { both, unlessNeon } from './parts';

type Surface = 'bands' | 'crater' | 'continents';

function planet(kit: Kit, rng: Rng, r: number, c: Ramp, ring: boolean, surface?: Surface) {
  const d = circle(0, 0, r);
  const type = surface ?? rng.pick(['bands', 'crater', 'continents']);
  let svg = kit.glow(0, 0, r * 1.35, c.l1, 0.5);
  const ra = rng.float(-26, -8);
  const rc = kit.palette.accent;
  const rg = (half: boolean) => {
    let q = '';
    for (const [a, w, op_] of [
      [1.72, 0.16, 0.95],
      [1.48, 0.1, 0.7],
      [1.32, 0.05, 0.5],
    ] as const) {
      q += `<path d="M${fix(-r * a)} 0A${fix(r * a)} ${fix(r * a * 0.26)} 0 0 ${half ? 0 : 1} ${fix(r * a)} 0" fill="none" stroke="${half ? rc.l1 : rc.d1}" stroke-width="${fix(r * w)}" opacity="${op_}"/>`;
    }
    return group(`rotate(${fix(ra)})`, q);
  };
  if (ring) {
    svg += rg(false);
  }
  svg += kit.sphere(0, 0, r, c, { dull: true });
  let t = '';
  if (type === 'bands') {
    for (let i = 0; i < 7; i++) {
      const y = -r + ((i + 0.5) * r) / 3.5 + rng.float(-3, 3);
      t += filled(
        `M${-r} ${fix(y)}Q0 ${fix(y + r * 0.16)} ${r} ${fix(y)}L${r} ${fix(y + r * rng.float(0.06, 0.2))}Q0 ${fix(y + r * rng.float(0.2, 0.36))} ${-r} ${fix(y + r * 0.1)}Z`,
        item([c.l1, c.d1, c.l2, c.d2], i % 4),
        opacity(0.45),
      );
    }
  } else if (type === 'crater') {
    for (let i = 0; i < 10; i++) {
      const a = rng.float(6.28);
      const q = rng.float(0.1, 0.85) * r;
      const cr = rng.float(0.06, 0.2) * r;
      t +=
        filled(ellipse(Math.cos(a) * q, Math.sin(a) * q, cr, cr * 0.85), c.d2, opacity(0.55)) +
        stroked(
          ellipse(Math.cos(a) * q + 1, Math.sin(a) * q + 1.4, cr, cr * 0.85),
          c.l2,
          1.4,
          opacity(0.5),
        );
    }
  } else {
    for (let i = 0; i < 5; i++) {
      const a = rng.float(6.28);
      const q = rng.float(0.1, 0.7) * r;
      const pts = Array.from({ length: 8 }, (_, j): Point => [
        Math.cos(a) * q + Math.cos(j * 0.785) * r * rng.float(0.14, 0.36),
        Math.sin(a) * q + Math.sin(j * 0.785) * r * rng.float(0.12, 0.3),
      ]);
      t += filled(curve(pts), rc.b, opacity(0.75)) + stroked(curve(pts), rc.l1, 1.2, opacity(0.5));
    }
  }
  svg += kit.clipped(
    d,
    unlessNeon(
      kit,
      t +
        filled(
          d,
          kit.doc.radial(
            [
              [0, '#000', 0],
              [0.55, '#000', 0],
              [1, kit.palette.ink, 0.82],
            ],
            { cx: 0.34, cy: 0.3, r: 0.86 },
          ),
        ),
    ),
  );
  if (kit.mode === 'lux' || kit.mode === 'toon') {
    svg += filled(
      `M${fix(-r * 0.98)} ${fix(-r * 0.2)}A${r} ${r} 0 0 1 ${fix(r * 0.2)} ${fix(-r * 0.98)}A${fix(r * 1.04)} ${fix(r * 1.04)} 0 0 0 ${fix(-r * 0.98)} ${fix(-r * 0.2)}Z`,
      c.l3,
      opacity(0.75),
    );
  }
  if (ring) {
    svg += rg(true);
  }
  return svg;
}

export const spaceHeroes = {
  planet: hero(
    (kit, rng) =>
      group('scale(.94)', planet(kit, rng, 60, kit.palette.key, true)) +
      group(placed(72, -68), planet(kit, rng, 13, kit.palette.key2, false, 'crater')) +
      (rng.chance()
        ? group(placed(-74, 66), planet(kit, rng, 9, kit.palette.accent, false, 'bands'))
        : '') +
      kit.flare(-40, -44, 18),
  ),
  rocket: hero((kit, rng) => {
    const { palette } = kit;
    const m = palette.metal;
    const w = palette.white;
    let svg = kit.glow(0, 84, 50, '#ffb13b', 1, 1.2);
    for (const [W, L, c] of [
      [34, 66, '#ff5a1f'],
      [24, 50, '#ffb02e'],
      [12, 34, '#fff3b0'],
    ] as const) {
      svg += filled(
        curve([
          [-W * 0.6, 56, 1],
          [-W * 0.8, 56 + L * 0.4],
          [0, 56 + L, 1],
          [W * 0.8, 56 + L * 0.4],
          [W * 0.6, 56, 1],
        ]),
        c,
        opacity(0.95),
      );
    }
    svg += both(() =>
      kit.solid(
        curve([
          [24, 8, 1],
          [60, 34],
          [62, 74, 1],
          [40, 58],
          [22, 54, 1],
        ]),
        palette.key,
        { w: 5 },
      ),
    );
    svg +=
      kit.solid(roundRect(-19, 48, 38, 13, 4), m, { w: 3 }) +
      kit.solid(
        mirrored([
          [0, -98, 1],
          [22, -66],
          [36, -16],
          [32, 28],
          [22, 52, 1],
        ]),
        w,
        { w: 9 },
      ) +
      kit.clipped(
        mirrored([
          [0, -98, 1],
          [22, -66],
          [36, -16],
          [32, 28],
          [22, 52, 1],
        ]),
        kit.solid('M-50 -100L50 -100L50 -54Q0 -42 -50 -54Z', palette.key, { w: 5 }) +
          kit.solid('M-50 24Q0 36 50 24L50 36Q0 48 -50 36Z', palette.key2, { w: 2 }),
      );
    svg +=
      kit.bevel(circle(0, -14, 19), m, 3) +
      kit.sphere(0, -14, 14, toneRamp(mix(palette.accent.b, '#1d4f8a', 0.35))) +
      kit.solid(
        blade(
          [
            [0, 12],
            [0, 40],
            [0, 68],
          ],
          leafWidth(12, 0.5),
          10,
        ),
        palette.key,
        { w: 3 },
      );
    return group(`rotate(${fix(rng.float(14, 38))}) scale(.88)`, svg);
  }),
};
