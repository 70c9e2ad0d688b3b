import { type Ramp, toneAt } from './colour';
import { ellipse, type Point, polygon } from './geometry';
import { drawLathe, type LatheOptions, type LatheSegment, metalStops } from './lathe';
import { fix, fix2 } from './numbers';
import type { Palette } from './palette';
import type { Rng } from './rng';
import { drawBevel, drawSolid, type SolidOptions } from './solids';
import { drawSphere, type SphereOptions } from './spheres';
import { filled, group, opacity, type Stop, stroked, type SvgDocument } from './svg';

/**
 * How a picture is rendered: lux (modelled light), toon (with an ink outline), paper (cut layers),
 * poster (hard tones) or neon (glowing tubes). Every object can be drawn in each of them.
 */
export type RenderMode = 'lux' | 'toon' | 'paper' | 'poster' | 'neon';

/** A flat face of a cut stone, with its brightness from 0 to 1. */
export interface Facet {
  pts: readonly Point[];
  k: number;
  r: Ramp;
}

type Tone = keyof Ramp;

const isTone = (name: string, ramp: Ramp): name is Tone => name in ramp;
const toneOf = (ramp: Ramp, tone: string) => (isTone(tone, ramp) ? ramp[tone] : tone);

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** Drawing primitives of one object, for every render mode. */
export class Kit {
  readonly outlineWidth = 2.6;

  constructor(
    readonly doc: SvgDocument,
    readonly rng: Rng,
    readonly palette: Palette,
    readonly mode: RenderMode = 'lux',
  ) {}

  /** A body with volume. */
  solid(d: string, ramp: Ramp, options: SolidOptions = {}): string {
    return drawSolid(this, d, ramp, options);
  }

  /** A flat detail, in a tone of the ramp or in a colour. */
  detail(d: string, ramp: Ramp, tone = 'd2', alpha?: number): string {
    if (this.mode === 'neon') {
      return stroked(d, ramp.b, 1.1, `${opacity(0.75)} stroke-linejoin="round"`);
    }
    return filled(d, toneOf(ramp, tone), alpha === undefined ? '' : opacity(alpha));
  }

  /** A line, in a tone of the ramp or in a colour. */
  line(d: string, ramp: Ramp, tone = 'd2', width = 1.5, alpha = 1): string {
    if (this.mode === 'neon') {
      return stroked(d, ramp.l1, Math.max(0.8, width * 0.7), `${opacity(0.9 * alpha)} ${ROUND}`);
    }
    const fade = alpha === 1 ? '' : `${opacity(alpha)} `;
    return stroked(d, toneOf(ramp, tone), width, `${fade}${ROUND}`);
  }

  clipped(d: string, body: string): string {
    return group('', body, `clip-path="${this.doc.clip(d)}"`);
  }

  glow(x: number, y: number, r: number, colour: string, alpha = 1, flatten = 1): string {
    return softGlow(this.doc, x, y, r, colour, alpha, flatten);
  }

  sphere(x: number, y: number, r: number, ramp: Ramp, options: SphereOptions = {}): string {
    return drawSphere(this, x, y, r, ramp, options);
  }

  facets(list: readonly Facet[]): string {
    const coarse = this.mode === 'poster' || this.mode === 'paper';
    return list
      .map(({ pts, k, r }) => {
        const d = polygon(pts);
        if (this.mode === 'neon') {
          return `<path d="${d}" fill="${toneAt(r, 0.08 + k * 0.22)}" fill-opacity=".92" stroke="${r.b}" stroke-width="1" stroke-opacity="${fix2(0.35 + k * 0.65)}" stroke-linejoin="round"/>`;
        }
        const colour = toneAt(r, coarse ? Math.round(k * 5) / 5 : k);
        // A thin stroke closes hairline gaps between adjacent faces.
        return `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width=".6" stroke-linejoin="round"/>`;
      })
      .join('');
  }

  /** Outline behind an object of several parts, so that it reads as one. */
  outline(d: string, ramp: Ramp = this.palette.key): string {
    const { ink } = this.palette;
    switch (this.mode) {
      case 'toon':
        return stroked(d, ink, this.outlineWidth * 2, 'stroke-linejoin="round"');
      case 'poster':
        return stroked(d, ink, 3, 'stroke-linejoin="round"');
      case 'paper':
        return (
          filled(d, '#000', `${opacity(0.22)} transform="translate(2 5.5)"`) +
          filled(d, '#000', `${opacity(0.22)} transform="translate(1 2.5)"`)
        );
      case 'neon':
        return stroked(d, ramp.b, 7, `${opacity(0.25)} stroke-linejoin="round"`);
      default:
        return '';
    }
  }

  metalStops(ramp: Ramp): Stop[] {
    return metalStops(this.mode, ramp);
  }

  /** A turned body (cup, bell, column) from its right profile, bottom segment first. */
  lathe(segments: readonly LatheSegment[], options: LatheOptions = {}): string {
    return drawLathe(this, segments, options);
  }

  /** The open rim of a turned body. */
  rim(x: number, y: number, r: number, flatten: number, ramp: Ramp): string {
    const d = ellipse(x, y, r, r * flatten);
    if (this.mode === 'neon') return this.solid(d, ramp, { thin: true, line: 1.4 });
    const edge: Stop[] = [
      [0, ramp.d1],
      [0.3, ramp.l3],
      [0.6, ramp.b],
      [1, ramp.d2],
    ];
    return (
      filled(d, this.doc.linear(edge, 0, 0, 1, 0.2)) +
      filled(
        ellipse(x, y + r * flatten * 0.06, r * 0.86, r * flatten * 0.78),
        this.doc.linear([ramp.d4, ramp.d2]),
      )
    );
  }

  /** A four-pointed glint. */
  spark(x: number, y: number, r: number, colour = '#fff', alpha = 1): string {
    const q = r * 0.1;
    const tip = (dx: number, dy: number) => `${fix(x + dx)} ${fix(y + dy)}`;
    return filled(
      `M${tip(0, -r)}Q${tip(q, -q)} ${tip(r, 0)}Q${tip(q, q)} ${tip(0, r)}Q${tip(-q, q)} ${tip(-r, 0)}Q${tip(-q, -q)} ${tip(0, -r)}Z`,
      colour,
      opacity(alpha),
    );
  }

  /** A reflection of the light: two crossed needles over a glow. */
  flare(x: number, y: number, r: number, colour = '#fff'): string {
    if (this.mode === 'poster' || this.mode === 'paper') {
      return this.rng.chance() ? this.spark(x, y, r * 0.55, '#fff', 0.9) : '';
    }
    const q = r * 0.035;
    const needle = (turn: number, length: number) =>
      group(
        `translate(${fix(x)} ${fix(y)}) rotate(${turn})`,
        filled(
          `M${fix(-length)} 0Q0 ${fix2(-q)} 0 ${fix2(-q * 1.6)}Q0 ${fix2(-q)} ${fix(length)} 0Q0 ${fix2(q)} 0 ${fix2(q * 1.6)}Q0 ${fix2(q)} ${fix(-length)} 0Z`,
          '#fff',
        ),
      );
    return this.glow(x, y, r * 0.62, colour, 0.95) + needle(-18, r * 0.95) + needle(72, r * 0.62);
  }

  /** A bevelled metal shape: dark outer edge, lit inner face. */
  bevel(d: string, ramp: Ramp, width = 3): string {
    return drawBevel(this, d, ramp, width);
  }
}

/** A soft round light. */
export function softGlow(
  doc: SvgDocument,
  x: number,
  y: number,
  r: number,
  colour: string,
  alpha = 1,
  flatten = 1,
): string {
  const paint = doc.radial([
    [0, colour, alpha],
    [0.3, colour, alpha * 0.55],
    [0.62, colour, alpha * 0.16],
    [1, colour, 0],
  ]);
  return `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(r)}" ry="${fix(r * flatten)}" fill="${paint}"/>`;
}
