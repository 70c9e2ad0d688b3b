import { fix } from '../core/numbers';
import { group, type SvgDocument } from '../core/svg';

/** The size of a picture in its own units. */
export interface Size {
  width: number;
  height: number;
}

/** Draws a brand's scenery. */
export type DrawPlace = (doc: SvgDocument, size: Size) => string;

/** Fits a drawing of another size to cover `size`, keeping the point x, y (0 to 1) visible. */
export function cover(
  drawn: Size,
  wanted: Size,
  { x, y }: { x: number; y: number },
  body: string,
): string {
  const scale = Math.max(wanted.width / drawn.width, wanted.height / drawn.height);
  const spareX = drawn.width * scale - wanted.width;
  const spareY = drawn.height * scale - wanted.height;
  return group(
    `translate(${fix(-spareX * x)} ${fix(-spareY * y)}) scale(${scale.toFixed(4)})`,
    body,
  );
}

/** A petal from its root upwards. */
export const petalPath = (w: number, h: number): string =>
  `M0 0C${fix(-w)} ${fix(-h * 0.22)} ${fix(-w * 0.86)} ${fix(-h * 0.72)} 0 ${fix(-h)}C${fix(w * 0.86)} ${fix(-h * 0.72)} ${fix(w)} ${fix(-h * 0.22)} 0 0Z`;
