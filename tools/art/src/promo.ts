import { isCast, numberIn } from './banner';
import { CASTS, type CastName } from './catalogue/banners.data';
import { tuneHarmony } from './catalogue/choose';
import type { HarmonyName } from './catalogue/harmonies.data';
import { isFlatMode, roundVeil, startPicture } from './compose/picture';
import { drawTableau } from './compose/tableau';
import type { RenderMode } from './core/kit';
import { item } from './core/numbers';
import { Rng } from './core/rng';
import { SCENES } from './scenes';

/** Input of a promotion's picture. */
export interface PromoRecord {
  id: string;
  /** Subject. Default: chosen by the number in the id. */
  theme?: CastName | undefined;
}

/** Harmony and render mode of each subject. */
const LOOKS: Readonly<Record<CastName, readonly [HarmonyName, RenderMode]>> = {
  parade: ['imperial', 'toon'],
  harvest: ['dusk', 'paper'],
  ocean: ['coral', 'toon'],
  tables: ['velvet', 'lux'],
  cards: ['feltgreen', 'lux'],
  football: ['pitch', 'toon'],
  arena: ['indigo', 'lux'],
  draw: ['solar', 'toon'],
  crest: ['saffron', 'toon'],
  treasure: ['lagoon', 'toon'],
  sweets: ['candy', 'toon'],
  carnival: ['mulberry', 'toon'],
  gift: ['tropic', 'poster'],
  privilege: ['midnight', 'lux'],
  nebula: ['amethyst', 'lux'],
  wisdom: ['patina', 'paper'],
  coins: ['imperial', 'lux'],
  purse: ['tropic', 'toon'],
  parcel: ['candy', 'poster'],
  cinema: ['velvet', 'toon'],
  whale: ['lagoon', 'toon'],
};

const NAMES: readonly CastName[] = Object.keys(CASTS).filter(isCast);

/** Draws a promotion's picture, 3:2, without lettering; the page sets the offer as text. */
export function drawPromo({ id, theme }: PromoRecord): string {
  const rng = new Rng(`promo/${id}`);
  const name = theme ?? item(NAMES, numberIn(id) % NAMES.length);
  const [harmonyName, mode] = LOOKS[name];
  const harmony = tuneHarmony(harmonyName, '', rng);
  const [W, H] = [720, 480];
  const picture = startPicture(`promo/${id}`, harmony, mode, [W, H], 0.5);
  const cast = CASTS[name];
  const { ink } = picture.palette;
  const dark = isFlatMode(mode) ? 0.14 : 0.4;
  const calm = roundVeil(
    picture,
    [
      [0, ink, 0],
      [0.5, ink, 0.04],
      [1, ink, dark],
    ],
    W / 2,
    H * 0.48,
    W * 0.64,
  );
  const box = { x: W / 2, y: H * 0.5, width: W * 0.86, height: H * 0.78, ground: H * 0.92 };
  return picture.doc.render(SCENES[cast.scene](picture) + calm + drawTableau(picture, cast, box));
}
