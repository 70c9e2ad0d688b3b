import type { Ramp } from '../core/colour';
import { type Point, polygon } from '../core/geometry';
import type { Facet, Kit } from '../core/kit';
import { lerp, radians } from '../core/numbers';
import type { Rng } from '../core/rng';
import { filled, opacity, stroked } from '../core/svg';
import { hero } from './hero';

type GemShape = 'round' | 'oval' | 'cushion' | 'pear' | 'hex';

/** Radius of a cut at an angle. */
const GEM_OUTLINES: Record<GemShape, (angle: number) => number> = {
  round: () => 1,
  oval: (a: number) => 1 / Math.hypot(Math.cos(a) / 0.8, Math.sin(a)),
  cushion: (a: number) =>
    (1 / Math.pow(Math.abs(Math.cos(a)) ** 3.2 + Math.abs(Math.sin(a)) ** 3.2, 1 / 3.2)) * 0.93,
  pear: (a: number) => {
    const y = Math.sin(a);
    return y < 0
      ? (1 / Math.hypot(Math.cos(a) / 0.82, Math.sin(a))) *
          (1 - 0.28 * Math.pow(Math.abs(Math.cos(a)), 1.2) * Math.abs(y))
      : 0.82;
  },
  hex: (a: number) =>
    0.92 / Math.cos(((a + Math.PI / 2 + Math.PI / 6 + 12 * Math.PI) % (Math.PI / 3)) - Math.PI / 6),
};

function gemFacets(rng: Rng, r: number, ramp_: Ramp, shape: GemShape = 'round', N = 8, rot = 0) {
  const sf = GEM_OUTLINES[shape];
  const fs: Facet[] = [];
  const pt = (i: number, m: number, distance: number): Point => {
    const a = radians(-90 + rot + (i * 360) / m);
    const q = distance * sf(a);
    return [q * Math.cos(a), q * Math.sin(a)];
  };
  const T = (i: number) => pt(i, N, r * 0.5);
  const M = (i: number) => pt(i + 0.5, N, r * 0.735);
  const O = (i: number) => pt(i, 2 * N, r);
  const lb = (p: Point, base: number, amp: number) => {
    const a = Math.atan2(p[1], p[0]);
    return base + amp * Math.cos(a - radians(-125));
  };
  const cen = (ps: readonly Point[]): Point => [
    ps.reduce((s, q) => s + q[0], 0) / ps.length,
    ps.reduce((s, q) => s + q[1], 0) / ps.length,
  ];
  const half = ([x, y]: Point): Point => [x * 0.55, y * 0.55];
  const push = (ps: readonly Point[], base: number, amp: number, rnd: number) =>
    fs.push({
      pts: ps,
      k: Math.max(0.05, Math.min(0.98, lb(cen(ps), base, amp) + rng.float(-rnd, rnd))),
      r: ramp_,
    });
  for (let i = 0; i < N; i++) {
    push([M(i), O(2 * i), O(2 * i + 1)], 0.4, 0.4, 0.15);
    push([M(i), O(2 * i + 1), O(2 * i + 2)], 0.3, 0.36, 0.15);
    push([T(i), M(i - 1), O(2 * i), M(i)], 0.52, 0.38, 0.13);
    push([T(i), T(i + 1), M(i)], 0.56, 0.34, 0.22);
  }
  for (let i = 0; i < N; i++) {
    // The flat top reflects the facets below, alternating light and dark.
    const c: Point = [0, 0];
    fs.push({
      pts: [c, T(i), half(M(i))],
      k: 0.46 + (i % 2 ? 0.34 : -0.2) + rng.float(-0.12, 0.12),
      r: ramp_,
    });
    fs.push({
      pts: [c, half(M(i)), T(i + 1)],
      k: 0.5 + (i % 2 ? -0.26 : 0.34) + rng.float(-0.12, 0.12),
      r: ramp_,
    });
  }
  const outline = polygon(Array.from({ length: 2 * N }, (_, i) => O(i)));
  const table = polygon(Array.from({ length: N }, (_, i) => T(i)));
  return { fs, outline, table };
}

/** A cut stone, seen from above. */
export function gem(
  kit: Kit,
  rng: Rng,
  r: number,
  rp: Ramp,
  shape: GemShape = 'round',
  N = 8,
  rot = 0,
) {
  const { fs, outline, table } = gemFacets(rng, r, rp, shape, N, rot);
  return (
    kit.outline(outline, rp) +
    kit.facets(fs) +
    (kit.mode === 'neon'
      ? stroked(outline, rp.l2, 2)
      : stroked(outline, rp.l3, r * 0.016, opacity(0.7)) +
        filled(
          table,
          kit.doc.linear(
            [
              [0, '#fff', 0.55],
              [0.45, '#fff', 0.04],
              [1, '#fff', 0.16],
            ],
            0,
            0,
            0.6,
            1,
          ),
        ) +
        filled(
          polygon([
            [-r * 0.36, -r * 0.3],
            [-r * 0.05, -r * 0.42],
            [-r * 0.2, -r * 0.06],
          ]),
          '#fff',
          opacity(0.5),
        ))
  );
}

export const gemsHeroes = {
  gem: hero((kit, rng) => {
    const sh = rng.pick(['round', 'oval', 'cushion', 'hex', 'pear']);
    return (
      gem(
        kit,
        rng,
        92,
        rng.pick([kit.palette.key, kit.palette.key, kit.palette.accent]),
        sh,
        sh === 'hex' ? 6 : rng.pick([8, 10, 12]),
      ) + kit.flare(-38, -48, 26)
    );
  }),
  diamondSide: hero((kit, rng) => {
    const r = rng.pick([kit.palette.key, kit.palette.accent, kit.palette.white]);
    const w = 92;
    const tw = rng.float(48, 58);
    const ch = rng.float(26, 34);
    const N = rng.pick([4, 5, 6]);
    const y0 = -62;
    const y1 = y0 + ch;
    const yb = 78;
    const fs: Facet[] = [];
    const X = (i: number, ww: number, m: number) => -ww + (2 * ww * i) / m;
    for (let i = 0; i < N; i++) {
      const a: Point = [X(i, tw, N), y0];
      const b: Point = [X(i + 1, tw, N), y0];
      const c: Point = [X(i, w, N), y1];
      const d: Point = [X(i + 1, w, N), y1];
      const m: Point = [(c[0] + d[0]) / 2, y1];
      const q = 0.86 - (0.5 * i) / N;
      fs.push(
        { pts: [a, c, m], k: q + rng.float(-0.12, 0.12), r },
        { pts: [a, m, b], k: q + 0.12, r },
        { pts: [b, m, d], k: q - 0.14 + rng.float(-0.1, 0.1), r },
      );
    }
    for (let i = 0; i < N * 2; i++) {
      const a: Point = [X(i, w, N * 2), y1];
      const b: Point = [X(i + 1, w, N * 2), y1];
      const mid: Point = [(a[0] + b[0]) * 0.22, lerp(y1, yb, 0.55)];
      fs.push({
        pts: [a, b, [0, yb]],
        k: 0.7 - (0.5 * i) / (N * 2) + (i % 2 ? 0.16 : -0.1) + rng.float(-0.06, 0.06),
        r,
      });
      fs.push({ pts: [a, b, mid], k: 0.78 - (0.5 * i) / (N * 2) + (i % 2 ? -0.12 : 0.14), r });
    }
    const d = polygon([
      [-tw, y0],
      [tw, y0],
      [w, y1],
      [0, yb],
      [-w, y1],
    ]);
    return (
      kit.outline(d, r) +
      kit.facets(fs) +
      stroked(d, kit.mode === 'neon' ? r.l2 : r.l3, 1.6, opacity(0.8)) +
      kit.flare(-44, -52, 26) +
      kit.spark(50, -10, 13)
    );
  }),
};
