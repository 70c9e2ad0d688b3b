import { join } from 'node:path';
import { folderOf } from '@lobby/art';
import { allPictures } from './picture-table';

/** Folder of all versions of pictures, and that of the present catalogue. */
export function pictureFolders(data: string): { root: string; dir: string } {
  const root = join(data, 'pictures');
  return { root, dir: folderOf(root, allPictures().flat()) };
}
