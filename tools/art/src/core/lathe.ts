import type { Ramp } from './colour';
import { curve, type Point } from './geometry';
import type { Kit, RenderMode } from './kit';
import { fix, item } from './numbers';
import { filled, opacity, type Stop, stroked } from './svg';

/** One turned part: its right profile from top to bottom. */
export interface LatheSegment {
  p: readonly Point[];
  r: Ramp;
  kind?: 'enamel';
}

export interface LatheOptions {
  /** How much the round openings are flattened. */
  e?: number;
}

/** How metal reflects across a turned body. */
export function metalStops(mode: RenderMode, r: Ramp): Stop[] {
  if (mode === 'poster') {
    return [
      [0, r.d1],
      [0.16, r.d1],
      [0.172, r.l1],
      [0.4, r.l1],
      [0.412, r.b],
      [0.7, r.b],
      [0.712, r.d1],
      [1, r.d1],
    ];
  }
  if (mode === 'paper') return [r.l1, r.b, r.d1];
  return [
    [0, r.d2],
    [0.1, r.b],
    [0.22, r.l2],
    [0.3, r.l3],
    [0.38, r.l1],
    [0.55, r.b],
    [0.76, r.d2],
    [0.88, r.d1],
    [0.96, r.l1],
    [1, r.d1],
  ];
}

function enamelStops(mode: RenderMode, r: Ramp): Stop[] {
  if (mode === 'poster') {
    return [
      [0, r.d1],
      [0.2, r.d1],
      [0.212, r.l1],
      [0.45, r.l1],
      [0.462, r.b],
      [0.75, r.b],
      [0.762, r.d1],
      [1, r.d1],
    ];
  }
  return [
    [0, r.d2],
    [0.14, r.b],
    [0.28, r.l1],
    [0.36, r.l1],
    [0.55, r.b],
    [0.8, r.d2],
    [0.95, r.d1],
    [1, r.d2],
  ];
}

const ends = (profile: readonly Point[]) =>
  [item(profile, 0), item(profile, profile.length - 1)] as const;

function turned(profile: readonly Point[], flatten: number): string {
  const last = profile.length - 1;
  const right = profile.map(([x, y, corner], i): Point => [
    x,
    y,
    i === 0 || i === last ? 1 : corner,
  ]);
  const left = right.map(([x, y, corner]): Point => [-x, y, corner]).reverse();
  const [top, bottom] = ends(profile);
  const leftCurve = curve(left, false);
  const start = leftCurve.indexOf('C');
  const arc = (r: number, sweep: 0 | 1, x: number, y: number) =>
    `A${fix(r)} ${fix(r * flatten)} 0 0 ${sweep} ${fix(x)} ${fix(y)}`;
  return `${curve(right, false)}${arc(bottom[0], 1, -bottom[0], bottom[1])}${start < 0 ? '' : leftCurve.slice(start)}${arc(top[0], 0, top[0], top[1])}Z`;
}

/** A turned body, in the mode of the kit. */
export function drawLathe(
  kit: Kit,
  segments: readonly LatheSegment[],
  { e = 0.16 }: LatheOptions,
): string {
  const { doc, mode, palette } = kit;
  const shapes = segments.map(({ p }) => turned(p, e));
  let svg = kit.outline(shapes.join(''));
  segments.forEach(({ p, r, kind }, i) => {
    const d = item(shapes, i);
    if (mode === 'neon') {
      svg += kit.solid(d, r, { thin: true, line: 1.6 });
      return;
    }
    const widest = Math.max(...p.map(([x]) => x));
    const stops = kind === 'enamel' ? enamelStops(mode, r) : metalStops(mode, r);
    svg += filled(d, doc.linear(stops, -widest, 0, widest, 0, true));
    const [top, bottom] = ends(p);
    const seam = ([x, y]: Point, down: number) =>
      `M${fix(-x)} ${fix(y + down)}A${fix(x)} ${fix(x * e)} 0 0 0 ${fix(x)} ${fix(y + down)}`;
    if (mode === 'poster') {
      svg += stroked(seam(bottom, 0), palette.ink, 1.4);
      return;
    }
    svg += stroked(seam(bottom, 0), r.d4, 1.6, opacity(0.45));
    svg += stroked(seam(top, 1), r.l3, 1.1, opacity(0.6));
    if (kind === 'enamel') {
      const gloss: Stop[] = [
        [0, '#fff', 0.25],
        [0.4, '#fff', 0],
        [1, '#000', 0.28],
      ];
      svg += filled(d, doc.linear(gloss));
    }
  });
  return svg;
}
