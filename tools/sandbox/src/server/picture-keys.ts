import { BRAND_CODES, type BrandCode, isBrandCode } from '../brands/brands';
import {
  drawVendorMark,
  GAME_SIZES,
  type GameRecord,
  type GameShape,
  MOOD_OF_BRAND,
  type PictureRequest,
} from '../pictures';
import { BANNERS } from '../seed/banners.data';
import { catalogue } from '../seed/catalogue';
import { PROMOTIONS } from '../seed/promotions.data';
import { VENDORS } from '../seed/vendors.data';

/** Resolves a path below `/cdn/` without extension to a picture. */
type Find = (id: string) => PictureRequest | undefined;

const games = new Map(
  catalogue().map(({ nodeId, category, title, theme, vendor }): [string, GameRecord] => [
    nodeId,
    { id: nodeId, category, title, theme, vendorCode: vendor },
  ]),
);

const isShape = (shape: string): shape is GameShape => Object.hasOwn(GAME_SIZES, shape);

/** Splits `aurora-welcome` into brand and rest. */
function branded(id: string): { brand: BrandCode; rest: string } | undefined {
  const at = id.indexOf('-');
  const brand = id.slice(0, at);
  return isBrandCode(brand) ? { brand, rest: id.slice(at + 1) } : undefined;
}

const findGame: Find = (id) => {
  const at = id.lastIndexOf('-');
  const shape = id.slice(at + 1);
  const game = games.get(id.slice(0, at));
  return game !== undefined && isShape(shape) ? { kind: 'game', shape, ...game } : undefined;
};

const findBanner: Find = (id) => {
  const named = branded(id);
  if (named === undefined) return undefined;
  const banner = BANNERS.find((one) => one.id === named.rest);
  return banner && { kind: 'banner', id: banner.id, brand: named.brand, theme: banner.theme };
};

const findHost: Find = (id) => {
  const { brand, rest } = branded(id) ?? { brand: undefined, rest: id };
  if (!/^h\d\d$/.test(rest)) return undefined;
  return { kind: 'host', id: rest, ...(brand && { mood: MOOD_OF_BRAND[brand] }) };
};

const findPromotion: Find = (id) => {
  const promotion = PROMOTIONS.find((one) => one.id === id);
  return promotion && { kind: 'promo', id, theme: promotion.theme };
};

const findBackdrop: Find = (id) => (isBrandCode(id) ? { kind: 'login', id, brand: id } : undefined);

const findAvatar: Find = (id) => (/^[\w-]{1,32}$/.test(id) ? { kind: 'avatar', id } : undefined);

const FINDERS: Readonly<Record<string, Find>> = {
  game: findGame,
  banner: findBanner,
  host: findHost,
  promo: findPromotion,
  backdrop: findBackdrop,
  avatar: findAvatar,
};

/** Picture of a path such as `banner/aurora-welcome`. */
export function pictureAt(path: string): PictureRequest | undefined {
  const [kind = '', id = '', ...more] = path.split('/');
  if (more.length > 0 || !Object.hasOwn(FINDERS, kind)) return undefined;
  return FINDERS[kind]?.(id);
}

/** Logo of a studio as SVG, by its code in any case. */
export function vendorMark(code: string): string | undefined {
  const index = VENDORS.findIndex((vendor) => vendor.code === code.toLowerCase());
  const vendor = VENDORS[index];
  return vendor && drawVendorMark({ code: vendor.code, name: vendor.name, index });
}

const SHAPE_OF_BRAND: Readonly<Record<BrandCode, GameShape>> = {
  aurora: 'portrait',
  jade: 'square',
  ember: 'landscape',
};

/** Pictures of some paths without duplicates: brands may share shapes or lighting. */
function found(paths: readonly string[]): PictureRequest[] {
  const requests = paths.map(pictureAt).filter((request) => request !== undefined);
  return [...new Map(requests.map((request) => [JSON.stringify(request), request])).values()];
}

const PAGE = 25;

/** Games on the first page of a list, and the others. */
function byPlace(): { early: string[]; late: string[] } {
  const placed = new Map<string, number>();
  const early: string[] = [];
  const late: string[] = [];
  for (const { id, category } of games.values()) {
    const place = placed.get(category) ?? 0;
    placed.set(category, place + 1);
    (place < PAGE || early.length < 2 * PAGE ? early : late).push(id);
  }
  return { early, late };
}

interface PicturesAhead {
  /** Pictures of Home and the top of the lists. */
  opening: PictureRequest[];
  /** Pictures of the other first pages. */
  first: PictureRequest[];
  later: PictureRequest[];
}

/** Every picture to render in advance, in order of visibility. */
export function picturesAhead(): PicturesAhead {
  const { early, late } = byPlace();
  const inEveryShape = (nodes: readonly string[]) =>
    nodes.flatMap((node) => BRAND_CODES.map((brand) => `game/${node}-${SHAPE_OF_BRAND[brand]}`));
  const bannerPaths = BRAND_CODES.flatMap((brand) =>
    BANNERS.filter(({ brands }) => brands.includes(brand)).map(({ id }) => `banner/${brand}-${id}`),
  );
  const hostPaths = BRAND_CODES.flatMap((brand) =>
    Array.from({ length: 60 }, (_, i) => `host/${brand}-h${String(i + 1).padStart(2, '0')}`),
  );
  const opening = [
    ...bannerPaths,
    ...inEveryShape(early.slice(0, 2 * PAGE)),
    ...BRAND_CODES.map((brand) => `backdrop/${brand}`),
  ];
  const first = [
    ...hostPaths,
    ...PROMOTIONS.map(({ id }) => `promo/${id}`),
    ...inEveryShape(early.slice(2 * PAGE)),
  ];
  return { opening: found(opening), first: found(first), later: found(inEveryShape(late)) };
}
