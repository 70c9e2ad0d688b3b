import { type Ramp, toneRamp } from '../core/colour';
import { circle, ellipse, type Point, polygon } from '../core/geometry';
import type { Kit } from '../core/kit';
import { fix, item } from '../core/numbers';
import type { Rng } from '../core/rng';
import { filled, opacity, stroked } from '../core/svg';
import { unlessNeon } from './parts';
import { ICOSAHEDRON, NEIGHBOURS, rotate3, seamLine, vec, type Vec3 } from './sphere';

/** A football, turned at random. */
export const drawSoccer = (kit: Kit, r: number, rng: Rng) => {
  const { palette } = kit;
  const a: Vec3 = [rng.float(6), rng.float(6), rng.float(6)];
  const base = kit.mode === 'neon' ? palette.accent : toneRamp('#eef1f5');
  const dkc = rng.chance(0.6) ? toneRamp('#23222e') : palette.key;
  let svg = kit.sphere(0, 0, r, base, { dull: true });
  let q = '';
  const T = (v: Vec3) => rotate3(vec.nor(v), a);
  ICOSAHEDRON.forEach((C, i) => {
    const c = T(C);
    // Cutting each corner at a third of its edges gives the dark pentagons.
    const cut = item(NEIGHBOURS, i).map((other) => ({
      middle: vec.add(vec.mul(C, 0.5), vec.mul(other, 0.5)),
      p: vec.add(vec.mul(C, 2 / 3), vec.mul(other, 1 / 3)),
    }));
    const u = vec.nor(vec.add(item(cut, 0).p, vec.mul(C, -1)));
    const w = vec.nor([
      C[1] * u[2] - C[2] * u[1],
      C[2] * u[0] - C[0] * u[2],
      C[0] * u[1] - C[1] * u[0],
    ]);
    const angle = ({ p }: { p: Vec3 }) => {
      const away = vec.add(p, vec.mul(C, -1));
      return Math.atan2(vec.dot(away, w), vec.dot(away, u));
    };
    const ns = cut.sort((x, y) => angle(x) - angle(y));
    if (c[2] > -0.5) {
      const pts: Vec3[] = [];
      for (let j = 0; j < 5; j++) {
        for (let t = 0; t < 4; t++) {
          pts.push(
            T(vec.add(vec.mul(item(ns, j).p, 1 - t / 4), vec.mul(item(ns, (j + 1) % 5).p, t / 4))),
          );
        }
      }
      if (pts.every((v) => v[2] > -0.25)) {
        const d = polygon(
          pts.map((v): Point => {
            const f = v[2] < 0 ? 1 / Math.hypot(v[0], v[1]) : 1;
            return [v[0] * r * f, v[1] * r * f];
          }),
        );
        q +=
          kit.mode === 'neon'
            ? filled(d, base.d2) + stroked(d, base.l1, 1.8)
            : filled(d, kit.mode === 'poster' ? dkc.b : kit.doc.linear([dkc.l1, dkc.d1]));
      }
      for (const o of ns) {
        q += seamLine(
          [0, 0.33, 0.66, 1].map((t) => T(vec.add(vec.mul(o.p, 1 - t), vec.mul(o.middle, t)))),
          r,
          kit.mode === 'neon' ? base.l1 : '#5a5f70',
          r * 0.022,
        );
      }
    }
  });
  svg += kit.clipped(
    circle(0, 0, r * 0.995),
    q +
      (kit.mode === 'neon'
        ? ''
        : filled(
            circle(0, 0, r),
            kit.doc.radial(
              [
                [0, '#000', 0],
                [0.5, '#000', 0],
                [1, palette.ink, 0.72],
              ],
              { cx: 0.36, cy: 0.32, r: 0.84 },
            ),
          )),
  );
  return (
    svg +
    unlessNeon(
      kit,
      filled(
        ellipse(-r * 0.34, -r * 0.46, r * 0.3, r * 0.16),
        kit.doc.radial([
          [0, '#fff', 0.95],
          [1, '#fff', 0],
        ]),
        `transform="rotate(-34 ${fix(-r * 0.34)} ${fix(-r * 0.46)})"`,
      ),
    )
  );
};

/** A volleyball, turned at random. */
export const drawVolley = (kit: Kit, r: number, rng: Rng) => {
  const palette = kit.palette;
  const a: Vec3 = [rng.float(-0.6, 0.6), rng.float(-0.6, 0.6), rng.float(3)];
  const c = toneRamp('#f4f2ea');
  let svg = kit.sphere(0, 0, r, c);
  let q = '';
  const f = (pts: readonly Vec3[], w = r * 0.028) =>
    (q += seamLine(
      pts.map((v) => rotate3(vec.nor(v), a)),
      r,
      kit.mode === 'neon' ? palette.accent.l1 : '#3a4a6a',
      w,
    ));
  const G = Array.from({ length: 25 }, (_, i) => -1 + i / 12);
  for (const z of [1, -1]) {
    for (const t of [-0.36, 0.36]) {
      f(G.map((u): Vec3 => [u, t, z]));
      f(G.map((u): Vec3 => [z, u, t]));
      f(G.map((u): Vec3 => [t, z, u]));
    }
  }
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      f(G.map((u): Vec3 => [u, sx, sy]));
      f(G.map((u): Vec3 => [sx, u, sy]));
      f(G.map((u): Vec3 => [sx, sy, u]));
    }
  }
  const band = (z: number, c2: Ramp) => {
    const pts = [
      ...G.map((u): Vec3 => [u, -0.36, z]),
      ...G.slice()
        .reverse()
        .map((u): Vec3 => [u, 0.36, z]),
    ].map((v) => rotate3(vec.nor(v), a));
    if (pts.every((v) => v[2] > -0.1)) {
      q = filled(polygon(pts.map((v): Point => [v[0] * r, v[1] * r])), c2.b, opacity(0.9)) + q;
    }
  };
  if (kit.mode !== 'neon') {
    band(1, palette.key);
    const pts2 = [
      ...G.map((u): Vec3 => [1, u, -0.36]),
      ...G.slice()
        .reverse()
        .map((u): Vec3 => [1, u, 0.36]),
    ].map((v) => rotate3(vec.nor(v), a));
    if (pts2.every((v) => v[2] > -0.2)) {
      q =
        filled(
          polygon(pts2.map((v): Point => [v[0] * r, v[1] * r])),
          palette.key2.b,
          opacity(0.9),
        ) + q;
    }
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
                [0.55, '#000', 0],
                [1, palette.ink, 0.6],
              ],
              { cx: 0.36, cy: 0.32, r: 0.84 },
            ),
          ),
        ),
    )
  );
};
