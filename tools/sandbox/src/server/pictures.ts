import { drawVendorMark, type PictureCache } from '@lobby/art';
import { VENDORS } from '../seed/vendors.data';
import type { Picture, PictureSource } from './picture-source';
import { pictureAt } from './picture-table';

const ENDING = /\.(avif|webp|svg)$/;
const VENDOR = 'vendor/';

/** Logo of a studio as SVG, by its code in any case. */
function vendorMark(code: string): Picture | undefined {
  const index = VENDORS.findIndex((vendor) => vendor.code === code.toLowerCase());
  const vendor = VENDORS[index];
  if (vendor === undefined) return undefined;
  const svg = drawVendorMark({ code: vendor.code, name: vendor.name, index });
  return { file: Buffer.from(svg), type: 'image/svg+xml' };
}

/** Serves the files of known pictures at the platform's paths; a missing file is drawn first. */
export function pictureSource(cache: Pick<PictureCache, 'get'>): PictureSource {
  return {
    get: async (key, accept) => {
      const ending = ENDING.exec(key)?.[1];
      const path = key.replace(ENDING, '');
      if (path.startsWith(VENDOR)) {
        return ending === 'svg' || ending === undefined
          ? vendorMark(path.slice(VENDOR.length))
          : undefined;
      }
      const request = pictureAt(path);
      if (request === undefined || ending === 'svg') return undefined;
      const accepted = accept.includes('image/avif') ? 'avif' : 'webp';
      return cache.get({
        ...request,
        format: ending === 'avif' || ending === 'webp' ? ending : accepted,
      });
    },
  };
}
