import type { Cast } from '../catalogue/banners.data';
import { HEROES, type HeroName } from '../heroes';
import { EFFECTS } from './effects';
import { contactShadow } from './foreground';
import { fitScale, heroSize, isFlatMode, light, type Picture, placeHero } from './picture';

/** Box for a group of objects: centre, size and ground line. */
export interface TableauBox {
  x: number;
  y: number;
  width: number;
  height: number;
  ground: number;
}

function put(
  picture: Picture,
  name: HeroName,
  key: string,
  box: TableauBox,
  dx: number,
  size: number,
  turn: number,
): string {
  const scale = fitScale(name, box.width * size * 0.62, box.height * size);
  const half = (heroSize(name).height / 2) * scale;
  const standing = HEROES[name].anchor !== 'float';
  const x = box.x + dx * box.width;
  const y = standing ? box.ground - half : box.y + box.height * (dx ? 0.14 : -0.02);
  const shadow =
    standing && !isFlatMode(picture.mode)
      ? contactShadow(picture, x, box.ground - 2, heroSize(name).width * scale * 0.5)
      : '';
  return shadow + placeHero(picture, name, key, { x, y, scale, turn: standing ? 0 : turn });
}

/** A main object with one or two companions, and particles around them. */
export function drawTableau(picture: Picture, { heroes, effect }: Cast, box: TableauBox): string {
  const [lead, left, right] = heroes;
  const { palette, mode } = picture;
  const glow = (size: number, alpha: number) =>
    mode === 'poster' || mode === 'paper'
      ? ''
      : light(picture, box.x, box.y, box.height * size, palette.glow, alpha);
  return (
    glow(0.8, 0.5) +
    put(picture, left, 'left', box, -0.33, 0.66, -8) +
    (right ? put(picture, right, 'right', box, 0.33, 0.66, 9) : '') +
    glow(0.45, 0.45) +
    put(picture, lead, 'lead', box, right ? 0 : 0.1, 1, 3) +
    EFFECTS[effect]({ ...picture, rng: picture.fork('effect') })
  );
}
