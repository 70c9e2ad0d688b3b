import { type Ramp, toneRamp } from '../core/colour';
import { blade, curve, normals, type Point, sampleSpline, type WidthAt } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix, item } from '../core/numbers';
import { filled, group, opacity, placed, stroked } from '../core/svg';
import { dragonHead } from './dragon-head';
import { EMBLEMS } from './emblems';
import { hero } from './hero';

interface SerpentOptions {
  /** Number of samples along the spine. */
  N?: number;
  /** Width along the body, from the neck (0) to the tail (1). */
  wf?: WidthAt;
  fin?: Ramp;
  /** Side of the spine with the belly. */
  side?: 1 | -1;
}

function serpent(
  kit: Kit,
  spine: readonly Point[],
  w: number,
  c: Ramp,
  belly: Ramp,
  o: SerpentOptions = {},
) {
  const { palette } = kit;
  const { N = 60, side = 1 } = o;
  const sp = sampleSpline(spine, N);
  const nm = normals(sp);
  let svg = '';
  const wf = o.wf || ((t: number) => w * (1 - Math.pow(t, 1.6) * 0.94));
  const fin = o.fin || palette.key2;
  let f = '';
  for (let i = 2; i < N - 2; i += 2) {
    const t = i / N;
    const W = wf(t);
    const x = item(sp, i)[0] - item(nm, i)[0] * W * 0.5 * side;
    const y = item(sp, i)[1] - item(nm, i)[1] * W * 0.5 * side;
    const a = (Math.atan2(-item(nm, i)[1] * side, -item(nm, i)[0] * side) * 180) / Math.PI;
    f += group(
      placed(x, y, 1, a),
      `<path d="M-3 ${fix(-W * 0.17)}L${fix(W * 0.36)} ${fix(W * 0.12)}L-3 ${fix(W * 0.17)}Z" fill="${kit.mode === 'neon' ? 'none' : i % 4 ? fin.b : fin.d1}"${kit.mode === 'neon' ? ` stroke="${fin.b}" stroke-width="1.2"` : ''}/>`,
    );
  }
  svg += f + kit.solid(blade(spine, wf, 34), c, { w: w * 0.22 });
  const L: Point[] = [];
  const R2: Point[] = [];
  sp.forEach((q, i) => {
    const W = wf(i / N);
    L.push([q[0] + item(nm, i)[0] * W * 0.5 * side, q[1] + item(nm, i)[1] * W * 0.5 * side]);
    R2.push([q[0] + item(nm, i)[0] * W * 0.2 * side, q[1] + item(nm, i)[1] * W * 0.2 * side]);
  });
  if (kit.mode !== 'neon') {
    svg += filled(
      curve(L.filter((_, i) => i % 2 === 0).concat(R2.filter((_, i) => i % 2 === 0).reverse())),
      belly.b,
      opacity(0.9),
    );
  }
  let sc = '';
  let bl = '';
  for (let i = 1; i < N - 1; i++) {
    const t = i / N;
    const W = wf(t);
    const q = (u: number): Point => [
      item(sp, i)[0] + item(nm, i)[0] * W * u * side,
      item(sp, i)[1] + item(nm, i)[1] * W * u * side,
    ];
    const nx = item(sp, i + 1);
    const dx = nx[0] - item(sp, i)[0];
    const dy = nx[1] - item(sp, i)[1];
    if (W < 4) {
      continue;
    }
    for (const u of i % 2 ? [-0.34, -0.06] : [-0.2, 0.08]) {
      const a = q(u - 0.13);
      const b = q(u + 0.13);
      sc += `M${fix(a[0])} ${fix(a[1])}Q${fix((a[0] + b[0]) / 2 + dx * 1.3)} ${fix((a[1] + b[1]) / 2 + dy * 1.3)} ${fix(b[0])} ${fix(b[1])}`;
    }
    const a = q(0.2);
    const b = q(0.5);
    bl += `M${fix(a[0])} ${fix(a[1])}L${fix(b[0])} ${fix(b[1])}`;
  }
  svg +=
    stroked(sc, kit.mode === 'neon' ? c.b : c.d2, 1.3, opacity(0.75)) +
    stroked(bl, belly.d1, 1.1, opacity(0.7));
  return svg;
}

export const dragonCoilHeroes = {
  dragonCoil: hero((kit, rng) => {
    const { palette } = kit;
    const c = rng.pick([palette.key, palette.key, palette.accent, palette.metal]);
    const belly = toneRamp(palette.metal.l1);
    const v = rng.int(0, 2);
    let svg = '';
    if (v === 0) {
      svg +=
        kit.glow(0, 16, 70, palette.glow, 0.9) +
        serpent(
          kit,
          [
            [52, -44],
            [80, 10],
            [48, 66],
            [-14, 80],
            [-66, 46],
            [-60, -6],
            [-20, -18],
            [10, 8],
            [2, 34],
          ],
          38,
          c,
          belly,
          { side: 1 },
        );
      svg += kit.sphere(-4, 30, 17, palette.accent) + kit.flare(-9, 24, 16);
      svg += group('translate(40 -48) scale(.95) rotate(8)', dragonHead(kit, rng, c));
      svg = group('translate(-8 6) scale(.92)', svg);
    } else if (v === 1) {
      svg +=
        kit.sphere(26, 44, 24, palette.accent) +
        kit.glow(26, 44, 48, palette.glow, 0.6) +
        serpent(
          kit,
          [
            [18, -48],
            [62, -20],
            [40, 24],
            [-30, 20],
            [-74, 48],
            [-46, 86],
            [10, 78],
            [60, 92],
            [92, 66],
          ],
          36,
          c,
          belly,
          { side: 1 },
        );
      svg += group('translate(6 -52) scale(1.02) rotate(4)', dragonHead(kit, rng, c));
    } else {
      svg +=
        kit.glow(0, 0, 90, palette.glow, 0.7) +
        serpent(
          kit,
          [
            [-34, -64],
            [24, -78],
            [72, -34],
            [74, 30],
            [28, 78],
            [-34, 74],
            [-70, 30],
            [-44, -14],
            [-4, -2],
          ],
          34,
          c,
          belly,
          { side: 1 },
        ) +
        group(
          'translate(8 12) scale(.46)',
          kit.bevel(EMBLEMS.sun(), palette.metal, 5) + kit.sphere(0, 0, 30, palette.accent),
        );
      svg += group('translate(-36 -60) scale(.86) rotate(-10)', dragonHead(kit, rng, c));
    }
    return svg;
  }),
};
