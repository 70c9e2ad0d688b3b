import { mix, type Ramp } from './colour';
import { boundsOf } from './geometry';
import type { Kit } from './kit';
import { fix } from './numbers';
import { filled, opacity, type Stop, stroked } from './svg';

export interface SolidOptions {
  /** Width of the modelled edge; default: derived from the size. */
  w?: number;
  /** No modelled edge: for small or thin parts. */
  plain?: boolean;
  /** Strength of the core shadow. */
  shadow?: number;
  /** Neon only: no halo around the tube. */
  thin?: boolean;
  /** Neon only: width of the tube. */
  line?: number;
}

const JOIN = 'stroke-linejoin="round"';

const shift = (x: number, y: number) => `transform="translate(${fix(x)} ${fix(y)})"`;

function neon(kit: Kit, d: string, r: Ramp, { thin, line }: SolidOptions): string {
  const { ink } = kit.palette;
  const body: Stop[] = [
    [0, mix(r.d2, ink, 0.3), 0.94],
    [0.5, mix(r.d3, ink, 0.35), 0.95],
    [1, mix(r.d4, ink, 0.5), 0.97],
  ];
  return (
    filled(d, kit.doc.linear(body, 0, 0, 0.3, 1)) +
    (thin ? '' : stroked(d, r.b, line ? line * 3 : 6.5, `${opacity(0.2)} ${JOIN}`)) +
    stroked(d, r.l1, line ?? 2.1, JOIN) +
    (thin ? '' : stroked(d, r.l3, 0.7, `${opacity(0.85)} ${JOIN}`))
  );
}

function paper(kit: Kit, d: string, r: Ramp, size: number): string {
  const sheet: Stop[] = [
    [0, r.l1],
    [0.55, r.b],
    [1, mix(r.b, r.d1, 0.6)],
  ];
  return (
    filled(d, '#000', `${opacity(0.2)} ${shift(2.2, 5.5)}`) +
    filled(d, '#000', `${opacity(0.22)} ${shift(1.2, 2.6)}`) +
    filled(d, kit.doc.linear(sheet, 0, 0, 0.25, 1)) +
    (size > 7 ? kit.clipped(d, stroked(d, r.l3, 2, `${opacity(0.75)} ${shift(0.5, 1)}`)) : '')
  );
}

function poster(kit: Kit, d: string, r: Ramp): string {
  // Offset stops slightly, because equal stops are not antialiased.
  const tones: Stop[] = [
    [0, r.l1],
    [0.322, r.l1],
    [0.334, r.b],
    [0.64, r.b],
    [0.652, r.d1],
    [1, r.d1],
  ];
  return filled(d, kit.doc.linear(tones, 0, 0.1, 1, 0.55)) + stroked(d, kit.palette.ink, 1.8, JOIN);
}

function modelled(kit: Kit, d: string, r: Ramp, size: number, options: SolidOptions): string {
  const w = options.w ?? Math.max(1, Math.min(11, size * 0.15));
  const shadow = options.shadow ?? 1;
  const tones: Stop[] = [
    [0, r.l1],
    [0.38, r.b],
    [0.72, r.d1],
    [1, r.d2],
  ];
  const outline =
    kit.mode === 'toon'
      ? stroked(d, kit.palette.ink, Math.min(kit.outlineWidth * 2, 1.6 + size * 0.16), JOIN)
      : '';
  const body = outline + filled(d, kit.doc.linear(tones, 0.325, 0, 0.675, 1));
  if (size < 5 || options.plain) return body;
  const edge = (colour: string, width: number, alpha: number, dx: number, dy: number) =>
    stroked(d, colour, width, `${opacity(alpha)} ${shift(w * dx, w * dy)}`);
  const core = shadow
    ? edge(r.d3, w * 1.9, 0.34 * shadow, -0.72, -0.8) +
      edge(r.d3, w * 0.9, 0.42 * shadow, -0.28, -0.34)
    : '';
  const light =
    edge(r.l2, w * 0.95, 0.5, 0.42, 0.46) + edge(r.l3, Math.max(0.9, w * 0.3), 0.85, 0.1, 0.14);
  return body + kit.clipped(d, core + light);
}

/** A body with volume, in the mode of the kit. */
export function drawSolid(kit: Kit, d: string, ramp: Ramp, options: SolidOptions): string {
  if (kit.mode === 'neon') return neon(kit, d, ramp, options);
  if (kit.mode === 'poster') return poster(kit, d, ramp);
  const [left, top, right, bottom] = boundsOf(d);
  const size = Math.min(right - left, bottom - top);
  return kit.mode === 'paper' ? paper(kit, d, ramp, size) : modelled(kit, d, ramp, size, options);
}

/** A bevelled metal shape; the flat modes draw it like any other body. */
export function drawBevel(kit: Kit, d: string, r: Ramp, width: number): string {
  if (kit.mode !== 'lux' && kit.mode !== 'toon') return drawSolid(kit, d, r, {});
  const face: Stop[] = [
    [0, r.l2],
    [0.3, r.l1],
    [0.5, r.b],
    [0.62, r.d1],
    [0.75, r.b],
    [1, r.d2],
  ];
  const outline =
    kit.mode === 'toon' ? stroked(d, kit.palette.ink, kit.outlineWidth * 2, JOIN) : '';
  const edges =
    stroked(d, r.d3, width * 1.5, `${opacity(0.6)} ${shift(-width * 0.35, -width * 0.4)}`) +
    stroked(d, r.l3, width, `${opacity(0.9)} ${shift(width * 0.25, width * 0.32)}`);
  return outline + filled(d, kit.doc.linear(face, 0, 0, 0.3, 1)) + kit.clipped(d, edges);
}
