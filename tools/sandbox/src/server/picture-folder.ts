import { join } from 'node:path';
import { folderOf } from '@lobby/art';
import type { ServerOptions } from './options';
import { allPictures } from './picture-table';

/** Root folder of all picture versions, and the folder of the current catalogue. */
export function pictureFolders({ data, pictures }: Pick<ServerOptions, 'data' | 'pictures'>): {
  root: string;
  dir: string;
} {
  const root = pictures ?? join(data, 'pictures');
  return { root, dir: folderOf(root, allPictures().flat()) };
}
