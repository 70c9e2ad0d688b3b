import { fix, fix2 } from './numbers';

/** A gradient stop: a colour (evenly spread), or its offset, colour and opacity. */
export type Stop = string | readonly [offset: number, colour: string, opacity?: number | undefined];

export interface RadialOptions {
  cx?: number;
  cy?: number;
  r?: number;
  fx?: number;
  fy?: number;
  /** Coordinates of the drawing instead of fractions of the filled shape. */
  user?: boolean;
  transform?: string;
}

/** Collects the definitions of one picture; deduplicates gradients, clips and filters. */
export class SvgDocument {
  private readonly defs: string[] = [];
  private readonly known = new Map<string, string>();

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  private put(key: string, make: (id: string) => string): string {
    let id = this.known.get(key);
    if (id === undefined) {
      id = `i${this.defs.length.toString(36)}`;
      this.known.set(key, id);
      this.defs.push(make(id));
    }
    return `url(#${id})`;
  }

  private stops(list: readonly Stop[]): string {
    return list
      .map((stop, i) => {
        const [offset, colour, alpha] =
          typeof stop === 'string' ? [i / (list.length - 1), stop, undefined] : stop;
        const fade = alpha === undefined ? '' : ` stop-opacity="${fix2(alpha)}"`;
        return `<stop offset="${fix2(offset)}" stop-color="${colour}"${fade}/>`;
      })
      .join('');
  }

  /** Linear gradient; default: top to bottom. */
  linear(list: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1, user = false): string {
    const stops = this.stops(list);
    const units = user ? ' gradientUnits="userSpaceOnUse"' : '';
    const attributes = `x1="${fix2(x1)}" y1="${fix2(y1)}" x2="${fix2(x2)}" y2="${fix2(y2)}"${units}`;
    return this.put(
      `L${attributes}${stops}`,
      (id) => `<linearGradient id="${id}" ${attributes}>${stops}</linearGradient>`,
    );
  }

  radial(list: readonly Stop[], options: RadialOptions = {}): string {
    const { cx = 0.5, cy = 0.5, r = 0.5, fx, fy = 0, user, transform } = options;
    const stops = this.stops(list);
    const focus = fx === undefined ? '' : ` fx="${fix2(fx)}" fy="${fix2(fy)}"`;
    const units = user ? ' gradientUnits="userSpaceOnUse"' : '';
    const turned = transform ? ` gradientTransform="${transform}"` : '';
    const attributes = `cx="${fix2(cx)}" cy="${fix2(cy)}" r="${fix2(r)}"${focus}${units}${turned}`;
    return this.put(
      `R${attributes}${stops}`,
      (id) => `<radialGradient id="${id}" ${attributes}>${stops}</radialGradient>`,
    );
  }

  /** Clip to a shape; with `holes`, overlapping outlines are holes (even-odd). */
  clip(d: string, holes = false): string {
    const rule = holes ? ' clip-rule="evenodd"' : '';
    return this.put(
      `C${rule}${d}`,
      (id) => `<clipPath id="${id}"><path d="${d}"${rule}/></clipPath>`,
    );
  }

  /** Blur filter; `margin` around the shape in per cent of its size. */
  blur(deviation: number, margin = 60): string {
    const size = 100 + 2 * margin;
    return this.put(
      `B${fix2(deviation)},${margin}`,
      (id) =>
        `<filter id="${id}" x="-${margin}%" y="-${margin}%" width="${size}%" height="${size}%"><feGaussianBlur stdDeviation="${fix2(deviation)}"/></filter>`,
    );
  }

  render(body: string): string {
    const { width, height } = this;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.defs.join('')}</defs>${body}</svg>`;
  }
}

const attribute = (text: string) => (text ? ` ${text}` : '');

/** A group with a transform and further attributes. */
export const group = (transform: string, body: string, extra = ''): string =>
  `<g${transform ? ` transform="${transform}"` : ''}${attribute(extra)}>${body}</g>`;

/** A transform: move, then turn, then scale. */
export function placed(x: number, y: number, scale = 1, turn = 0, scaleY?: number): string {
  const turned = turn ? ` rotate(${fix(turn)})` : '';
  const scaled =
    scale !== 1 || scaleY !== undefined
      ? ` scale(${fix2(scale)}${scaleY === undefined ? '' : ` ${fix2(scaleY)}`})`
      : '';
  return `translate(${fix(x)} ${fix(y)})${turned}${scaled}`;
}

/** A filled path. */
export const filled = (d: string, paint: string, extra = ''): string =>
  `<path d="${d}" fill="${paint}"${attribute(extra)}/>`;

/** A stroked path. */
export const stroked = (d: string, paint: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${fix2(width)}"${attribute(extra)}/>`;

/** Opacity attribute. */
export const opacity = (value: number): string => `opacity="${fix2(value)}"`;
