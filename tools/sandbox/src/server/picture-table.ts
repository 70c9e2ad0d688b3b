import { type GameShape, MOOD_OF_BRAND, pathOf, type PictureRequest } from '@lobby/art';
import { BRAND_CODES, type BrandCode } from '../brands/brands';
import { BANNERS } from '../seed/banners.data';
import { drawnAs } from '../catalogue/sequels';
import { catalogue } from '../seed/catalogue';
import { HOSTS } from '../seed/host-rows';
import { PROMOTION_THEMES } from '../seed/promotions.data';

/** Path below `/cdn/` without extension, and its picture request. */
type Entry = [path: string, request: PictureRequest];

const SHAPE_OF_BRAND: Readonly<Record<BrandCode, GameShape>> = {
  aurora: 'portrait',
  jade: 'square',
  ember: 'landscape',
};

const SHAPES = [...new Set(Object.values(SHAPE_OF_BRAND))];
/** Paths of the pictures of games. */
const GAME = 'game/';

/** Page size of game lists. */
const PAGE = 25;
/** Number of games that Home shows first. */
const OPENING = 2 * PAGE;

type Game = ReturnType<typeof catalogue>[number];

const gamePictures = (games: readonly Game[]): Entry[] =>
  games.flatMap(({ nodeId, category, title, theme, vendor }) =>
    SHAPES.map((shape): Entry => {
      const record = { id: nodeId, category, title, theme, vendorCode: vendor };
      return [`${GAME}${nodeId}-${shape}`, { kind: 'game', shape, ...record }];
    }),
  );

const bannerPictures = (): Entry[] =>
  BRAND_CODES.flatMap((brand) =>
    BANNERS.filter(({ brands }) => brands.includes(brand)).map(({ id, theme }): Entry => [
      `banner/${brand}-${id}`,
      { kind: 'banner', id, brand, theme },
    ]),
  );

const hostPictures = (): Entry[] =>
  BRAND_CODES.flatMap((brand) =>
    HOSTS.map((id): Entry => [
      `host/${brand}-${id}`,
      { kind: 'host', id, mood: MOOD_OF_BRAND[brand] },
    ]),
  );

const promotionPictures = (): Entry[] =>
  PROMOTION_THEMES.map((theme): Entry => [`promo/${theme}`, { kind: 'promo', id: theme, theme }]);

const backdrops = (): Entry[] =>
  BRAND_CODES.map((brand): Entry => [`backdrop/${brand}`, { kind: 'login', id: brand, brand }]);

/** Games on the first page of any list, and the others. */
function byPlace(): { early: Game[]; late: Game[] } {
  const placed = new Map<string, number>();
  const early: Game[] = [];
  const late: Game[] = [];
  for (const game of catalogue()) {
    const place = placed.get(game.category) ?? 0;
    placed.set(game.category, place + 1);
    (place < PAGE || early.length < OPENING ? early : late).push(game);
  }
  return { early, late };
}

const { early, late } = byPlace();

/** Every picture, in drawing order: Home and the top of the lists, other first pages, the rest. */
const LISTS: readonly (readonly Entry[])[] = [
  [...bannerPictures(), ...gamePictures(early.slice(0, OPENING)), ...backdrops()],
  [...hostPictures(), ...promotionPictures(), ...gamePictures(early.slice(OPENING))],
  gamePictures(late),
];

const TABLE = new Map(LISTS.flat());

/** Picture of a path such as `banner/aurora-welcome`; undefined for unknown paths, which are never drawn. */
export const pictureAt = (path: string): PictureRequest | undefined =>
  TABLE.get(path.startsWith(GAME) ? GAME + drawnAs(path.slice(GAME.length)) : path);

/** Every picture once, in lists by visibility: brands of one lighting share the pictures of hosts. */
export function allPictures(): PictureRequest[][] {
  const seen = new Set<string>();
  const isNew = (request: PictureRequest) => {
    const path = pathOf(request);
    return !seen.has(path) && seen.add(path);
  };
  return LISTS.map((list) => list.map(([, request]) => request).filter(isNew));
}
