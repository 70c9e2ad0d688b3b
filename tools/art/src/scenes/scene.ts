import type { Kit, RenderMode } from '../core/kit';
import type { Palette } from '../core/palette';
import type { Rng } from '../core/rng';
import type { SvgDocument } from '../core/svg';

/** Drawing context of a scene. */
export interface SceneContext {
  doc: SvgDocument;
  rng: Rng;
  palette: Palette;
  kit: Kit;
  mode: RenderMode;
  W: number;
  H: number;
  /** One unit of a picture 360 units wide. */
  unit: number;
  /** Height of the hero's centre, as a fraction: rays and arches turn around it. */
  focusY: number;
}

/** Position of a light source in the picture. */
export type LightAt = readonly [x: number, y: number];

/** Draws a scene that fills the picture. */
type DrawScene = (ctx: SceneContext) => string;
export type SceneSet = Record<string, DrawScene>;
