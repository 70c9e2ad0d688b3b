import type { Ramp } from '../core/colour';
import { type Point, polygon } from '../core/geometry';
import type { Kit } from '../core/kit';
import { radians } from '../core/numbers';
import type { Rng } from '../core/rng';
import { filled, opacity, stroked } from '../core/svg';
import { hero } from './hero';

/** A six-sided column with a cut tip, three of its faces in view. */
const prism = (
  kit: Kit,
  rng: Rng,
  x: number,
  y: number,
  w: number,
  L: number,
  ang: number,
  r: Ramp,
) => {
  const a = radians(ang);
  const f = (u: number, v: number): Point => [
    x + u * Math.cos(a) - v * Math.sin(a),
    y + u * Math.sin(a) + v * Math.cos(a),
  ];
  const s1 = rng.float(-0.45, -0.15);
  const s2 = rng.float(0.15, 0.5);
  const tipx = rng.float(-0.2, 0.2);
  const sh = L * rng.float(0.76, 0.86);
  const A = f(-w / 2, 0);
  const B = f(w * s1, 2);
  const C = f(w * s2, 2);
  const E = f(w / 2, 0);
  const a2 = f(-w / 2, -sh);
  const b2 = f(w * s1, -sh + w * 0.12);
  const c2 = f(w * s2, -sh + w * 0.1);
  const e2 = f(w / 2, -sh * 0.97);
  const T = f(w * tipx, -L);
  const d = polygon([A, E, e2, T, a2]);
  const fs = [
    { pts: [A, B, b2, a2], k: 0.82, r },
    { pts: [B, C, c2, b2], k: 0.55, r },
    { pts: [C, E, e2, c2], k: 0.26, r },
    { pts: [a2, b2, T], k: 0.97, r },
    { pts: [b2, c2, T], k: 0.72, r },
    { pts: [c2, e2, T], k: 0.4, r },
  ];
  return (
    kit.outline(d, r) +
    kit.facets(fs) +
    (kit.mode === 'neon'
      ? ''
      : filled(
          polygon([A, E, e2, a2]),
          kit.doc.linear(
            [
              [0, r.l3, 0.05],
              [0.6, r.d3, 0.1],
              [1, r.d4, 0.6],
            ],
            0,
            0,
            0,
            1,
          ),
        )) +
    stroked(polygon([b2, B], false), r.l3, 1, opacity(0.7)) +
    stroked(polygon([a2, T, c2], false), r.l3, 0.9, opacity(0.6))
  );
};

export const crystalsHeroes = {
  crystals: hero(
    (kit, rng) => {
      let svg = '';
      const N = rng.int(5, 7);
      const rp = rng.pick([
        [kit.palette.key, kit.palette.accent],
        [kit.palette.key, kit.palette.key2],
        [kit.palette.accent, kit.palette.key],
      ]);
      const L: [x: number, y: number, w: number, length: number, turn: number, depth: number][] =
        [];
      for (let i = 0; i < N; i++) {
        const t = i / (N - 1) - 0.5;
        L.push([
          t * 96 + rng.float(-6, 6),
          84 - Math.abs(t) * 14,
          rng.float(24, 40),
          168 * (1 - Math.abs(t) * 1.0) * rng.float(0.82, 1.05),
          t * 66 + rng.float(-6, 6),
          Math.abs(t),
        ]);
      }
      L.sort((a, b) => b[5] - a[5]).forEach(
        (q, i) =>
          (svg += prism(kit, rng, q[0] * 0.7, q[1], q[2], q[3], q[4], i % 3 === 1 ? rp[1] : rp[0])),
      );
      for (let i = 0; i < 7; i++) {
        const t = i / 6 - 0.5;
        const x = t * 150;
        const w = rng.float(16, 26);
        const h = rng.float(12, 26);
        svg += kit.facets([
          {
            pts: [
              [x - w, 96],
              [x - w * 0.3, 96 - h],
              [x + w * 0.1, 96],
            ],
            k: 0.42,
            r: kit.palette.dark,
          },
          {
            pts: [
              [x - w * 0.3, 96 - h],
              [x + w, 96],
              [x + w * 0.1, 96],
            ],
            k: 0.2,
            r: kit.palette.dark,
          },
        ]);
      }
      return svg + kit.flare(-20, -40, 20);
    },
    { anchor: 'ground' },
  ),
};
