import { fix, item, radians } from './numbers';

/** A point of an outline; the third value marks a corner, where a curve must not be smoothed. */
export type Point = readonly [x: number, y: number, corner?: number | boolean | undefined];

/** A box: left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

type Pair = [number, number];

/** Path data of straight lines through the points. */
export const polygon = (points: readonly Point[], close = true): string =>
  `M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}${close ? 'Z' : ''}`;

/** Path data of a smooth curve (Catmull-Rom) through the points. */
export function curve(points: readonly Point[], close = true, tension = 1): string {
  const N = points.length;
  const at = (i: number) => item(points, close ? (i + N) % N : Math.max(0, Math.min(N - 1, i)));
  const [x0, y0] = at(0);
  let d = `M${fix(x0)} ${fix(y0)}`;
  for (let i = 0; i < (close ? N : N - 1); i++) {
    const p1 = at(i);
    const p2 = at(i + 1);
    const before = p1[2] ? p1 : at(i - 1);
    const after = p2[2] ? p2 : at(i + 2);
    d += `C${[
      p1[0] + ((p2[0] - before[0]) / 6) * tension,
      p1[1] + ((p2[1] - before[1]) / 6) * tension,
      p2[0] - ((after[0] - p1[0]) / 6) * tension,
      p2[1] - ((after[1] - p1[1]) / 6) * tension,
      p2[0],
      p2[1],
    ]
      .map(fix)
      .join(' ')}`;
  }
  return d + (close ? 'Z' : '');
}

/** A closed curve from its right half (top to bottom), mirrored on the vertical axis. */
export function mirrored(half: readonly Point[], tension = 1): string {
  const left = half
    .filter(([x]) => Math.abs(x) > 0.01)
    .map(([x, y, corner]): Point => [-x, y, corner])
    .reverse();
  return curve([...half, ...left], true, tension);
}

/** Path data of an ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${fix(x - rx)} ${fix(y)}A${fix(rx)} ${fix(ry)} 0 1 1 ${fix(x + rx)} ${fix(y)}A${fix(rx)} ${fix(ry)} 0 1 1 ${fix(x - rx)} ${fix(y)}Z`;

/** Path data of a circle. */
export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

/** Corners of a regular polygon. */
export const ngonPoints = (
  sides: number,
  r: number,
  turn = -90,
  cx = 0,
  cy = 0,
  flatten = 1,
): Pair[] =>
  Array.from({ length: sides }, (_, i) => {
    const a = radians(turn + (i * 360) / sides);
    return [cx + r * Math.cos(a), cy + r * Math.sin(a) * flatten];
  });

/** Path data of a regular polygon. */
export const ngonPath = (...args: Parameters<typeof ngonPoints>): string =>
  polygon(ngonPoints(...args));

/** Tips and notches of a star. */
export const starPoints = (
  tips: number,
  outer: number,
  inner: number,
  turn = -90,
  cx = 0,
  cy = 0,
): Pair[] =>
  Array.from({ length: 2 * tips }, (_, i) => {
    const a = radians(turn + (i * 180) / tips);
    const r = i % 2 ? inner : outer;
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
  });

/** Path data of a star. */
export const starPath = (...args: Parameters<typeof starPoints>): string =>
  polygon(starPoints(...args));

/** Path data of a rectangle. */
export const rectPath = (x: number, y: number, w: number, h: number): string =>
  `M${fix(x)} ${fix(y)}h${fix(w)}v${fix(h)}h${fix(-w)}Z`;

/** Path data of a rectangle with round corners. */
export function roundRect(x: number, y: number, w: number, h: number, radius: number): string {
  const r = Math.min(radius, w / 2, h / 2);
  const corner = (dx: number, dy: number) => `a${fix(r)} ${fix(r)} 0 0 1 ${fix(dx)} ${fix(dy)}`;
  const across = w - 2 * r;
  const down = h - 2 * r;
  return `M${fix(x + r)} ${fix(y)}h${fix(across)}${corner(r, r)}v${fix(down)}${corner(-r, r)}h${fix(-across)}${corner(-r, -r)}v${fix(-down)}${corner(r, -r)}Z`;
}

/** Points along a smooth spline. */
export function sampleSpline(points: readonly Point[], N = 24): Pair[] {
  const out: Pair[] = [];
  const M = points.length - 1;
  for (let s = 0; s <= N; s++) {
    const u = (s / N) * M;
    const i = Math.min(M - 1, Math.floor(u));
    const t = u - i;
    const p0 = item(points, Math.max(0, i - 1));
    const p1 = item(points, i);
    const p2 = item(points, i + 1);
    const p3 = item(points, Math.min(M, i + 2));
    const on = (k: 0 | 1) =>
      0.5 *
      (2 * p1[k] +
        (p2[k] - p0[k]) * t +
        (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
        (-p0[k] + 3 * p1[k] - 3 * p2[k] + p3[k]) * t * t * t);
    out.push([on(0), on(1)]);
  }
  return out;
}

/** Unit normals of a line of points. */
export function normals(line: readonly Point[]): Pair[] {
  return line.map((_, i) => {
    const a = item(line, Math.max(0, i - 1));
    const b = item(line, Math.min(line.length - 1, i + 1));
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = Math.hypot(dx, dy) || 1;
    return [-dy / length, dx / length];
  });
}

/** Width along a blade, from 0 at its root to 1 at its tip. */
export type WidthAt = (t: number) => number;

/** A stroke of changing width along a spline, as a closed path. */
export function blade(points: readonly Point[], width: WidthAt, N = 18): string {
  const line = sampleSpline(points, N);
  const out = normals(line);
  const side = (sign: number) =>
    line.map(([x, y], i): Point => {
      const w = (sign * width(i / N)) / 2;
      const [nx, ny] = item(out, i);
      return [x + nx * w, y + ny * w, i === 0 || i === N ? 1 : 0];
    });
  return curve([...side(1), ...side(-1).reverse()], true);
}

/** The width of a leaf: thin, wide at its peak, thin. */
export const leafWidth =
  (width: number, peak = 0.4): WidthAt =>
  (t) =>
    width *
    (t < peak
      ? Math.sin(((t / peak) * Math.PI) / 2)
      : Math.cos((((t - peak) / (1 - peak)) * Math.PI) / 2));

/** A width that runs out towards the tip. */
export const taperWidth =
  (width: number, power = 1): WidthAt =>
  (t) =>
    width * Math.pow(1 - t, power);

/** The box of path data, from its end and control points: near enough to size an outline. */
export function boundsOf(d: string): Box {
  let left = 1e9;
  let top = 1e9;
  let right = -1e9;
  let bottom = -1e9;
  let cx = 0;
  let cy = 0;
  const add = (x: number, y: number) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  const move = (x: number, y: number) => {
    add(x, y);
    cx = x;
    cy = y;
  };
  for (const [, command = '', args = ''] of d.matchAll(
    /([MLHVCQAhvaclqZz])([^MLHVCQAhvaclqZz]*)/g,
  )) {
    const v = (args.match(/-?[\d.]+/g) ?? []).map(Number);
    const num = (i: number) => v[i] ?? 0;
    if ('MLCQ'.includes(command)) {
      for (let i = 0; i + 1 < v.length; i += 2) move(num(i), num(i + 1));
    } else if (command === 'A') {
      for (let i = 0; i + 6 < v.length; i += 7) {
        const x = num(i + 5);
        const y = num(i + 6);
        if (num(i + 3) || Math.abs(x - cx) > num(i) * 1.9) {
          add((cx + x) / 2 - num(i), (cy + y) / 2 - num(i + 1));
          add((cx + x) / 2 + num(i), (cy + y) / 2 + num(i + 1));
        }
        move(x, y);
      }
    } else if (command === 'h') move(cx + num(0), cy);
    else if (command === 'v') move(cx, cy + num(0));
    else if (command === 'a') move(cx + num(5), cy + num(6));
    else if (command === 'H') move(num(0), cy);
    else if (command === 'V') move(cx, num(0));
  }
  return [left, top, right, bottom];
}
