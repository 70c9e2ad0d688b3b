import type { Point } from '../core/geometry';
import type { Kit } from '../core/kit';
import type { Ramp } from '../core/colour';
import { fix, item } from '../core/numbers';
import { opacity, stroked } from '../core/svg';

export const vec = {
  add: (a: Vec3, b: Vec3) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]],
  mul: (a: Vec3, q: number) => a.map((v) => v * q),
  nor: (a: Vec3) => {
    const l = Math.hypot(...a);
    return a.map((v) => v / l);
  },
};

export const rotate3 = (v: Vec3, ax: number, ay: number, az: number) => {
  let [x, y, z] = v;
  let t;
  t = x * Math.cos(ay) + z * Math.sin(ay);
  z = -x * Math.sin(ay) + z * Math.cos(ay);
  x = t;
  t = y * Math.cos(ax) - z * Math.sin(ax);
  z = y * Math.sin(ax) + z * Math.cos(ax);
  y = t;
  t = x * Math.cos(az) - y * Math.sin(az);
  y = x * Math.sin(az) + y * Math.cos(az);
  return [t, y, z];
};

const PHI = (1 + Math.sqrt(5)) / 2;

export const ICOSAHEDRON = [
  [0, 1, PHI],
  [0, -1, PHI],
  [0, 1, -PHI],
  [0, -1, -PHI],
  [1, PHI, 0],
  [-1, PHI, 0],
  [1, -PHI, 0],
  [-1, -PHI, 0],
  [PHI, 0, 1],
  [PHI, 0, -1],
  [-PHI, 0, 1],
  [-PHI, 0, -1],
] as const;

export const NEIGHBOURS = ICOSAHEDRON.map((v, i) =>
  ICOSAHEDRON.map((w, j): Point => [j, Math.hypot(v[0] - w[0], v[1] - w[1], v[2] - w[2])])
    .filter((q) => item(q, 1) > 0.1 && item(q, 1) < 2.1)
    .map((q) => item(q, 0)),
);

export const seamLine = (kit: Kit, pts: readonly Vec3[], r: number, c: Ramp, w: number, o = 1) => {
  let d = '';
  let on = false;
  for (const q of pts) {
    if (q[2] > -0.02) {
      d += (on ? 'L' : 'M') + fix(q[0] * r) + ' ' + fix(q[1] * r);
      on = true;
    } else {
      on = false;
    }
  }
  return stroked(d, c, w, `${opacity(o)} stroke-linecap="round" stroke-linejoin="round"`);
};
