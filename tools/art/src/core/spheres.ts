import type { Ramp } from './colour';
import { circle, ellipse } from './geometry';
import type { Kit } from './kit';
import { fix } from './numbers';
import { filled, opacity, type Stop, stroked } from './svg';

export interface SphereOptions {
  /** No highlight: for beads and rivets. */
  dull?: boolean;
}

function neon(kit: Kit, x: number, y: number, r: number, ramp: Ramp): string {
  const d = circle(x, y, r);
  const inside: Stop[] = [
    [0, ramp.l1, 0.75],
    [0.5, ramp.b, 0.32],
    [1, ramp.d2, 0],
  ];
  const shine = `M${fix(x - r * 0.68)} ${fix(y - r * 0.16)}A${fix(r * 0.7)} ${fix(r * 0.7)} 0 0 1 ${fix(x - r * 0.1)} ${fix(y - r * 0.69)}`;
  return (
    kit.solid(d, ramp) +
    filled(d, kit.doc.radial(inside, { cx: 0.36, cy: 0.32, r: 0.72 })) +
    (r > 10
      ? stroked(shine, ramp.l3, Math.min(2.4, r * 0.07), `${opacity(0.85)} stroke-linecap="round"`)
      : '')
  );
}

function paper(kit: Kit, x: number, y: number, r: number, ramp: Ramp): string {
  const d = circle(x, y, r);
  const shade = `${opacity(0.5)} transform="translate(${fix(-r * 0.2)} ${fix(-r * 0.22)})"`;
  const tilt = `transform="rotate(-38 ${fix(x - r * 0.34)} ${fix(y - r * 0.4)})"`;
  return (
    kit.solid(d, ramp) +
    kit.clipped(d, stroked(d, ramp.d1, r * 0.5, shade)) +
    filled(
      ellipse(x - r * 0.34, y - r * 0.4, r * 0.26, r * 0.15),
      ramp.l3,
      `${opacity(0.8)} ${tilt}`,
    )
  );
}

function poster(kit: Kit, x: number, y: number, r: number, ramp: Ramp): string {
  const d = circle(x, y, r);
  const rings: Stop[] = [
    [0, ramp.l2],
    [0.22, ramp.l2],
    [0.235, ramp.l1],
    [0.5, ramp.l1],
    [0.515, ramp.b],
    [0.8, ramp.b],
    [0.815, ramp.d1],
    [1, ramp.d1],
  ];
  return (
    filled(d, kit.doc.radial(rings, { cx: 0.34, cy: 0.32, r: 0.78 })) +
    stroked(d, kit.palette.ink, 1.8)
  );
}

function modelled(kit: Kit, x: number, y: number, r: number, ramp: Ramp, dull: boolean): string {
  const { doc } = kit;
  const d = circle(x, y, r);
  const body: Stop[] = [
    [0, ramp.l2],
    [0.2, ramp.l1],
    [0.48, ramp.b],
    [0.74, ramp.d1],
    [0.92, ramp.d2],
    [1, ramp.d3],
  ];
  const bounce: Stop[] = [
    [0, ramp.l1, 0],
    [0.8, ramp.l1, 0],
    [1, ramp.l1, 0.6],
  ];
  const outline =
    kit.mode === 'toon'
      ? stroked(d, kit.palette.ink, Math.min(kit.outlineWidth * 2, 1.4 + r * 0.3))
      : '';
  const ball =
    outline +
    filled(d, doc.radial(body, { cx: 0.38, cy: 0.34, r: 0.72, fx: 0.34, fy: 0.28 })) +
    filled(d, doc.radial(bounce, { cx: 0.42, cy: 0.4, r: 0.64 }));
  if (dull) return ball;
  const shine: Stop[] = [
    [0, '#fff', 0.95],
    [0.5, '#fff', 0.5],
    [1, '#fff', 0],
  ];
  return (
    ball +
    filled(
      ellipse(x - r * 0.34, y - r * 0.44, r * 0.3, r * 0.17),
      doc.radial(shine),
      `transform="rotate(-36 ${fix(x - r * 0.34)} ${fix(y - r * 0.44)})"`,
    ) +
    filled(circle(x - r * 0.5, y - r * 0.2, r * 0.05), '#fff', opacity(0.7))
  );
}

/** A ball, in the mode of the kit. */
export function drawSphere(
  kit: Kit,
  x: number,
  y: number,
  r: number,
  ramp: Ramp,
  { dull = false }: SphereOptions,
): string {
  switch (kit.mode) {
    case 'neon':
      return neon(kit, x, y, r, ramp);
    case 'paper':
      return paper(kit, x, y, r, ramp);
    case 'poster':
      return poster(kit, x, y, r, ramp);
    default:
      return modelled(kit, x, y, r, ramp, dull);
  }
}
