import type { PictureCache, PictureFormat } from '../pictures';
import { pictureAt, vendorMark } from './picture-keys';
import type { Picture, PictureSource } from './picture-source';

const ENDING = /\.(avif|webp|svg)$/;

async function drawn(
  cache: PictureCache,
  path: string,
  format: PictureFormat,
): Promise<Picture | undefined> {
  const request = pictureAt(path);
  return request && cache.get({ ...request, format });
}

/** Serves rendered pictures at the platform's paths. */
export function pictureSource(cache: PictureCache): PictureSource {
  return {
    get: async (key, accept) => {
      const ending = ENDING.exec(key)?.[1];
      const path = key.replace(ENDING, '');
      if (path.startsWith('vendor/')) {
        const svg = vendorMark(path.slice('vendor/'.length));
        return svg === undefined || (ending !== 'svg' && ending !== undefined)
          ? undefined
          : { file: Buffer.from(svg), type: 'image/svg+xml' };
      }
      if (ending === 'svg') return undefined;
      if (ending === 'avif' || ending === 'webp') return drawn(cache, path, ending);
      return drawn(cache, path, accept.includes('image/avif') ? 'avif' : 'webp');
    },
  };
}
