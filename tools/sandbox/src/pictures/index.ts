export { BANNER_SIZES, type BannerRecord, drawBanner, drawLoginBackdrop } from './banner';
export type { PictureBrand } from './brand';
export { createPictureCache } from './cache';
export type {
  EnsureOptions,
  PictureCache,
  PictureCacheOptions,
  PictureFormat,
  PictureKey,
  StoredPicture,
} from './cache';
export { type CastName } from './catalogue/banners.data';
export { type GameCategory, type GameRecord, isSlotTheme } from './catalogue/choose';
export { SLOT_THEMES, type SlotTheme } from './catalogue/slot-themes.data';
export { GAME_SIZES, type GameShape } from './compose/layout';
export { type EncodeOptions, type Encoded, rasterise } from './encode';
export { drawGame } from './game';
export { type HostRecord, MOOD_OF_BRAND, drawHost } from './hosts/host';
export type { MoodName } from './hosts/rooms';
export { type VendorRecord, drawAvatar, drawCategory, drawVendorMark } from './mark';
export { type PromoRecord, drawPromo } from './promo';
export { type PictureKind, type PictureRequest, drawPicture, encodingOf, pathOf } from './request';
