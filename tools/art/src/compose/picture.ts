import { rectPath } from '../core/geometry';
import { Kit, type RenderMode, softGlow } from '../core/kit';
import { fix, fix2 } from '../core/numbers';
import { type Harmony, makePalette, type Palette } from '../core/palette';
import { Rng } from '../core/rng';
import { filled, group, type Stop, SvgDocument } from '../core/svg';
import { HEROES, type HeroName } from '../heroes';
import { HERO_BOUNDS } from '../heroes/bounds.data';
import type { SceneContext } from '../scenes/scene';

/** Drawing context of a picture: document, colours and random streams. */
export interface Picture extends SceneContext {
  /** Independent random stream for one labelled decision. */
  fork: (label: string | number) => Rng;
}

/** Creates a drawing context; the seed determines all random choices. */
export function startPicture(
  seed: string,
  harmony: Harmony,
  mode: RenderMode,
  [W, H]: readonly [number, number],
  focusY = 0.42,
): Picture {
  const root = new Rng(seed);
  const doc = new SvgDocument(W, H);
  const palette = makePalette(harmony);
  const fork = (label: string | number) => root.fork(label);
  const kit = new Kit(doc, fork('kit'), palette, mode);
  const unit = Math.min(W, H) / 360;
  return { doc, rng: fork('scene'), palette, kit, mode, W, H, unit, focusY, fork };
}

/** Whether a mode has no modelled light, so that veils and shadows must stay faint. */
export const isFlatMode = (mode: RenderMode): boolean => mode === 'poster' || mode === 'paper';

/** A veil over the whole picture. */
export const veil = ({ W, H }: Picture, paint: string): string =>
  filled(rectPath(0, 0, W, H), paint);

/** A round veil, in coordinates of the picture. */
export const roundVeil = (
  picture: Picture,
  stops: readonly Stop[],
  cx: number,
  cy: number,
  r: number,
): string => veil(picture, picture.doc.radial(stops, { cx, cy, r, user: true }));

/** A soft round light in the picture. */
export const light = (
  { doc }: Picture,
  x: number,
  y: number,
  r: number,
  colour: string,
  alpha = 1,
): string => softGlow(doc, x, y, r, colour, alpha);

/** Width, height and centre of an object in its own units. */
export function heroSize(name: HeroName) {
  const [left, top, right, bottom] = HERO_BOUNDS[name];
  return {
    width: right - left,
    height: bottom - top,
    cx: (left + right) / 2,
    cy: (top + bottom) / 2,
  };
}

export interface Placement {
  /** Target position of the centre of the object's opaque part. */
  x: number;
  y: number;
  scale: number;
  turn?: number;
  mirrored?: boolean;
  palette?: Palette;
  extra?: string;
}

/** Draws an object so that its opaque part, not its nominal box, is centred on a point. */
export function placeHero(
  picture: Picture,
  name: HeroName,
  key: string,
  { x, y, scale, turn = 0, mirrored = false, palette, extra = '' }: Placement,
): string {
  const { cx, cy } = heroSize(name);
  const kit = new Kit(
    picture.doc,
    picture.fork(`${key}/kit`),
    palette ?? picture.palette,
    picture.mode,
  );
  const turned = turn ? ` rotate(${fix(turn)})` : '';
  const scaled = mirrored ? `${fix2(-scale)} ${fix2(scale)}` : fix2(scale);
  return group(
    `translate(${fix(x)} ${fix(y)})${turned} scale(${scaled}) translate(${fix(-cx)} ${fix(-cy)})`,
    HEROES[name].draw(kit, picture.fork(`${key}/hero`)),
    extra,
  );
}

/** The scale at which an object fits a box. */
export function fitScale(name: HeroName, width: number, height: number): number {
  const size = heroSize(name);
  return Math.min(width / size.width, height / size.height);
}
