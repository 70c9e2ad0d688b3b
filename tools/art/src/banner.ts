import type { PictureBrand } from './brand';
import {
  BRAND_CASTS,
  BRAND_HARMONIES,
  BRAND_MODES,
  type CastName,
  CASTS,
} from './catalogue/banners.data';
import { type Picture, roundVeil, startPicture, veil } from './compose/picture';
import { drawTableau } from './compose/tableau';
import { rectPath } from './core/geometry';
import { item } from './core/numbers';
import { Rng } from './core/rng';
import { filled, SvgDocument } from './core/svg';
import { drawLanternRiver } from './places/lantern-river';
import { drawMoonlitBay } from './places/moonlit-bay';
import type { DrawPlace, Size } from './places/place';
import { drawTerraces } from './places/terraces';
import { SCENES } from './scenes';

/** Input of a banner. */
export interface BannerRecord {
  id: string;
  brand: PictureBrand;
  /** Subject: `home` is the brand's own scenery. Default: chosen by the number in the id. */
  theme?: CastName | 'home' | undefined;
}

/** Scenery of each brand. */
const HOMES: Readonly<Record<PictureBrand, DrawPlace>> = {
  aurora: drawMoonlitBay,
  jade: drawTerraces,
  ember: drawLanternRiver,
};

/** Banner size of each brand. */
export const BANNER_SIZES: Readonly<Record<PictureBrand, Size>> = {
  aurora: { width: 390, height: 236 },
  jade: { width: 358, height: 140 },
  ember: { width: 318, height: 184 },
};

/** Whether a string is a subject of banners and promotions. */
export const isCast = (name: string): name is CastName => Object.hasOwn(CASTS, name);

/** Number at the end of an id, else a stable hash of the id. */
export function numberIn(id: string): number {
  const digits = /(\d{1,6})\D*$/.exec(id)?.[1];
  return digits === undefined ? new Rng(`number/${id}`).int(0, 999) : Number(digits);
}

/** Darkens the left and bottom behind the caption. Not used in jade, whose caption is below the picture. */
function captionVeil(picture: Picture, brand: PictureBrand): string {
  if (brand === 'jade') return '';
  const { doc, palette, W, H } = picture;
  const side = doc.linear(
    [
      [0, palette.ink, 0.6],
      [0.4, palette.ink, 0.32],
      [0.66, palette.ink, 0],
    ],
    0,
    0,
    1,
    0,
  );
  const foot = doc.linear([
    [0, palette.ink, 0],
    [1, palette.ink, 0.4],
  ]);
  return veil(picture, side) + filled(rectPath(0, H * 0.55, W, H * 0.45), foot);
}

/**
 * Draws a banner as SVG: the subject on the right, the left kept calm for the caption.
 * Drawn at twice the requested size, for high-density screens.
 */
export function drawBanner(record: BannerRecord, size: Size): string {
  const { id, brand } = record;
  const n = numberIn(id);
  const casts = BRAND_CASTS[brand];
  const turn = n % (casts.length + 1);
  const theme = record.theme ?? (turn === 0 ? 'home' : item(casts, turn - 1));
  const drawn = { width: size.width * 2, height: size.height * 2 };
  if (theme === 'home') {
    const doc = new SvgDocument(drawn.width, drawn.height);
    return doc.render(HOMES[brand](doc, drawn));
  }
  const cast = CASTS[theme];
  const harmonies = BRAND_HARMONIES[brand];
  const harmony = item(harmonies, (turn + Math.floor(n / (casts.length + 1))) % harmonies.length);
  const { width: W, height: H } = drawn;
  const picture = startPicture(`banner/${brand}/${id}`, harmony, BRAND_MODES[brand], [W, H], 0.5);
  const backdrop = SCENES[cast.scene](picture);
  const box = {
    x: W * (brand === 'jade' ? 0.68 : 0.71),
    y: H * 0.5,
    width: Math.min(W * 0.56, H * 1.25),
    height: H * (brand === 'aurora' ? 0.68 : 0.8),
    ground: H * (brand === 'aurora' ? 0.84 : 0.92),
  };
  const edge = roundVeil(
    picture,
    [
      [0, picture.palette.ink, 0],
      [0.7, picture.palette.ink, 0],
      [1, picture.palette.ink, brand === 'jade' ? 0.06 : 0.24],
    ],
    W / 2,
    H / 2,
    W * 0.6,
  );
  return picture.doc.render(
    backdrop + captionVeil(picture, brand) + drawTableau(picture, cast, box) + edge,
  );
}

/** Draws the scene behind the login form, 390 x 560: the brand's scenery in portrait format. */
export function drawLoginBackdrop(brand: PictureBrand): string {
  const doc = new SvgDocument(390, 560);
  return doc.render(HOMES[brand](doc, { width: 390, height: 560 }));
}
