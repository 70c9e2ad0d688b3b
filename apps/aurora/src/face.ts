import type { BrandFace } from '@lobby/core';
import latin from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2?url';
import vietnamese from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2?url';

/** The brand font; `brand.ts` has its stand-in. */
export const face: BrandFace = { family: 'Be Vietnam Pro', weight: '600', latin, vietnamese };
