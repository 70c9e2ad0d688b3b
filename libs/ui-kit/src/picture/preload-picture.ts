import { preload } from 'react-dom';
import type { PictureFile } from './picture';

/** Loads a picture that is about to be shown, after what is in view; where AVIF is unknown, it loads when it is shown. */
export function preloadPicture({ avif }: PictureFile): void {
  preload(avif, { as: 'image', type: 'image/avif', fetchPriority: 'low' });
}
