import { fix } from '../core/numbers';
import { opacity, stroked } from '../core/svg';

/** A point in space; objects are seen from the front (z towards the viewer). */
export type Vec3 = readonly [number, number, number];

/** Arithmetic with points in space. */
export const vec = {
  add: (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]],
  mul: ([x, y, z]: Vec3, q: number): Vec3 => [x * q, y * q, z * q],
  nor: (a: Vec3): Vec3 => vec.mul(a, 1 / Math.hypot(...a)),
  dot: (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2],
};

/** Turns a point around the three axes by angles in radians. */
export const rotate3 = ([x, y, z]: Vec3, [ax, ay, az]: Vec3): Vec3 => {
  const x1 = x * Math.cos(ay) + z * Math.sin(ay);
  const z1 = -x * Math.sin(ay) + z * Math.cos(ay);
  const y1 = y * Math.cos(ax) - z1 * Math.sin(ax);
  const z2 = y * Math.sin(ax) + z1 * Math.cos(ax);
  return [x1 * Math.cos(az) - y1 * Math.sin(az), x1 * Math.sin(az) + y1 * Math.cos(az), z2];
};

const PHI = (1 + Math.sqrt(5)) / 2;

/** Vertices of an icosahedron, the base of a football. */
export const ICOSAHEDRON: readonly Vec3[] = [
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
];

/** Adjacent vertices of each vertex. */
export const NEIGHBOURS: readonly (readonly Vec3[])[] = ICOSAHEDRON.map((v) =>
  ICOSAHEDRON.filter((w) => {
    const length = Math.hypot(v[0] - w[0], v[1] - w[1], v[2] - w[2]);
    return length > 0.1 && length < 2.1;
  }),
);

/** The part of a line on a ball that faces the viewer. */
export const seamLine = (pts: readonly Vec3[], r: number, colour: string, w: number, o = 1) => {
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
  return stroked(d, colour, w, `${opacity(o)} stroke-linecap="round" stroke-linejoin="round"`);
};
