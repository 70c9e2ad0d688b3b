import type { PictureCache } from '@lobby/art';
import type { PictureSource } from './picture-source';
import { pictureAt } from './picture-table';

const ENDING = /\.(avif|webp|svg)$/;

/** Serves known pictures at the platform's paths; draws a missing file first. */
export function pictureSource(cache: Pick<PictureCache, 'get'>): PictureSource {
  return {
    get: async (key, accept) => {
      const ending = ENDING.exec(key)?.[1];
      const path = key.replace(ENDING, '');
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
