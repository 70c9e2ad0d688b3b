import { toneRamp } from '../core/colour';
import { circle, curve, rectPath } from '../core/geometry';
import { labelPath } from '../core/glyphs';
import type { Kit } from '../core/kit';
import { fix, item } from '../core/numbers';
import type { Rng } from '../core/rng';
import { filled, group, placed, stroked } from '../core/svg';
import { unlessNeon } from './parts';
import { rotate3, seamLine, vec, type Vec3 } from './sphere';

/** A basketball, turned at random. */
export const drawBasket = (kit: Kit, r: number, rng: Rng) => {
  const c = toneRamp('#e8762b');
  const a: Vec3 = [rng.float(0.2, 1.2), rng.float(3), rng.float(-0.6, 0.6)];
  let svg = kit.sphere(0, 0, r, c);
  let q = '';
  const L = (f: (t: number) => Vec3) =>
    (q += seamLine(
      Array.from({ length: 61 }, (_, i) => rotate3(f((i / 60) * 6.2832), a)),
      r,
      kit.mode === 'neon' ? c.l1 : '#2a1408',
      r * 0.036,
    ));
  L((t): Vec3 => [Math.cos(t), Math.sin(t), 0]);
  L((t): Vec3 => [0, Math.cos(t), Math.sin(t)]);
  for (const sg of [-1, 1]) {
    L((t) =>
      vec.nor([sg * (0.6 - 0.28 * Math.cos(2 * t)), Math.cos(t) * 0.78, Math.sin(t) * 0.78]),
    );
  }
  return (
    svg +
    kit.clipped(
      circle(0, 0, r),
      q +
        unlessNeon(
          kit,
          filled(
            circle(0, 0, r),
            kit.doc.radial(
              [
                [0, '#000', 0],
                [0.6, '#000', 0],
                [1, '#1a0800', 0.6],
              ],
              { cx: 0.36, cy: 0.32, r: 0.84 },
            ),
          ),
        ),
    )
  );
};

/** A tennis ball, turned at random. */
export const drawTennis = (kit: Kit, r: number, rng: Rng) => {
  const c = toneRamp('#c9e03a');
  const a: Vec3 = [rng.float(-1, 1), rng.float(-1, 1), rng.float(3)];
  const seam = Array.from({ length: 81 }, (_, i) => {
    const t = (i / 80) * 6.2832;
    const b = 0.42;
    return rotate3(
      vec.nor([
        Math.cos(t) + b * Math.cos(3 * t),
        Math.sin(t) - b * Math.sin(3 * t),
        1.4 * Math.sqrt(b) * Math.sin(2 * t),
      ]),
      a,
    );
  });
  return (
    kit.sphere(0, 0, r, c) +
    seamLine(seam, r, kit.mode === 'neon' ? c.l2 : '#fdfdf2', r * 0.07) +
    seamLine(seam, r * 0.985, kit.mode === 'neon' ? c.b : '#8a9a20', r * 0.016, 0.7)
  );
};

/** A baseball, turned at random. */
export const drawBaseball = (kit: Kit, r: number, rng: Rng) => {
  const c = toneRamp('#f6f2ea');
  const a: Vec3 = [rng.float(-0.4, 0.4), rng.float(-0.5, 0.5), rng.float(3)];
  const seam = Array.from({ length: 81 }, (_, i) => {
    const t = (i / 80) * 6.2832;
    const b = 0.42;
    return rotate3(
      vec.nor([
        Math.cos(t) + b * Math.cos(3 * t),
        Math.sin(t) - b * Math.sin(3 * t),
        1.4 * Math.sqrt(b) * Math.sin(2 * t),
      ]),
      a,
    );
  });
  let svg = kit.sphere(0, 0, r, c) + seamLine(seam, r, '#c8202f', r * 0.026);
  for (let i = 1; i < 80; i += 2) {
    const q = item(seam, i);
    const w = item(seam, i + 1);
    if (q[2] < 0.05) {
      continue;
    }
    const dx = w[0] - q[0];
    const dy = w[1] - q[1];
    const l = Math.hypot(dx, dy) || 1;
    const nx = (-dy / l) * r * 0.07;
    const ny = (dx / l) * r * 0.07;
    svg += stroked(
      `M${fix(q[0] * r + nx + dx * r * 0.5)} ${fix(q[1] * r + ny + dy * r * 0.5)}L${fix(q[0] * r)} ${fix(q[1] * r)}L${fix(q[0] * r - nx + dx * r * 0.5)} ${fix(q[1] * r - ny + dy * r * 0.5)}`,
      '#c8202f',
      r * 0.026,
    );
  }
  return svg;
};

/** An oval ball with laces. */
export const drawRugby = (kit: Kit, r: number) => {
  const c = toneRamp('#8a4a22');
  const d = curve([
    [-r * 1.2, 0, 1],
    [-r * 0.6, -r * 0.56],
    [0, -r * 0.72],
    [r * 0.6, -r * 0.56],
    [r * 1.2, 0, 1],
    [r * 0.6, r * 0.56],
    [0, r * 0.72],
    [-r * 0.6, r * 0.56],
  ]);
  return group(
    'rotate(-32)',
    kit.solid(d, c, { w: r * 0.14 }) +
      kit.clipped(
        d,
        unlessNeon(
          kit,
          filled(rectPath(-r * 0.98, -r, r * 0.16, 2 * r), '#fff') +
            filled(rectPath(r * 0.82, -r, r * 0.16, 2 * r), '#fff') +
            filled(
              d,
              kit.doc.linear([
                [0, '#fff', 0.2],
                [0.4, '#fff', 0],
                [1, '#000', 0.5],
              ]),
            ),
        ),
      ) +
      kit.line(
        `M${fix(-r * 0.4)} ${fix(-r * 0.3)}L${fix(r * 0.4)} ${fix(-r * 0.3)}`,
        toneRamp('#fff'),
        'b',
        r * 0.06,
      ) +
      [-0.3, -0.1, 0.1, 0.3]
        .map((t) =>
          kit.line(
            `M${fix(r * t)} ${fix(-r * 0.42)}L${fix(r * t)} ${fix(-r * 0.18)}`,
            toneRamp('#fff'),
            'b',
            r * 0.07,
          ),
        )
        .join(''),
  );
};

/** The black ball of the pool table. */
export const drawEight = (kit: Kit, r: number) =>
  kit.sphere(0, 0, r, toneRamp('#26242f')) +
  unlessNeon(kit, filled(circle(r * 0.1, r * 0.05, r * 0.42), '#fdfbf4')) +
  group(
    placed(r * 0.1, r * 0.05),
    filled(labelPath('8', r * 0.6), kit.mode === 'neon' ? '#fff' : '#14121a'),
  );
