import { createHash } from 'node:crypto';
import { BANNER_SIZES, type BannerRecord, drawBanner, drawLoginBackdrop } from './banner';
import type { PictureBrand } from './brand';
import type { GameRecord } from './catalogue/choose';
import type { GameShape } from './compose/layout';
import type { EncodeOptions } from './encode';
import { drawGame } from './game';
import { drawHost, type HostRecord } from './hosts/host';
import { drawPromo, type PromoRecord } from './promo';

/** Raise it whenever equal records are drawn differently, to invalidate cached files. */
export const GENERATOR_VERSION = 4;

/** Request of a picture; the record determines its content. */
export type PictureRequest =
  | ({ kind: 'game'; shape: GameShape } & GameRecord)
  | ({ kind: 'banner' } & BannerRecord)
  | ({ kind: 'host' } & HostRecord)
  | ({ kind: 'promo' } & PromoRecord)
  | { kind: 'login'; id: string; brand: PictureBrand };

const KB = 1024;

const TILE_SIZES: Record<GameShape, { width: number; height: number }> = {
  portrait: { width: 240, height: 320 },
  square: { width: 200, height: 200 },
  landscape: { width: 320, height: 240 },
};

/** Draws what a request asks for. */
export function drawPicture(request: PictureRequest): string {
  switch (request.kind) {
    case 'game':
      return drawGame(request, request.shape);
    case 'banner':
      return drawBanner(request, BANNER_SIZES[request.brand]);
    case 'host':
      return drawHost(request);
    case 'promo':
      return drawPromo(request);
    case 'login':
      return drawLoginBackdrop(request.brand);
  }
}

/** Size and byte limits of a request's files; twice the display size on a phone 390 px wide. */
export function encodingOf(request: PictureRequest): EncodeOptions {
  switch (request.kind) {
    case 'game':
      return { ...TILE_SIZES[request.shape], limits: { avif: 14 * KB, webp: 20 * KB } };
    case 'banner': {
      const { width, height } = BANNER_SIZES[request.brand];
      return {
        width: 2 * width,
        height: 2 * height,
        limits: { avif: 30 * KB, webp: 46 * KB },
      };
    }
    case 'host':
      return { width: 360, height: 450, limits: { avif: 14 * KB, webp: 22 * KB } };
    case 'promo':
      return { width: 720, height: 480, limits: { avif: 26 * KB, webp: 40 * KB } };
    case 'login':
      return { width: 780, height: 1120, limits: { avif: 20 * KB, webp: 40 * KB } };
  }
}

/** Variant of a picture: its crop, brand or lighting. */
function variantOf(request: PictureRequest): string {
  switch (request.kind) {
    case 'game':
      return request.shape;
    case 'banner':
    case 'login':
      return request.brand;
    case 'host':
      return request.mood ?? 'own';
    default:
      return 'plain';
  }
}

/** File-system-safe name of an id: unsafe characters are replaced with a digest. */
const fileId = (id: string): string =>
  /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id)
    ? id
    : `x${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;

/** Path of a request's files below the cache directory, without extension. */
export const pathOf = (request: PictureRequest): string =>
  `${request.kind}/${fileId(request.id)}-${variantOf(request)}`;
