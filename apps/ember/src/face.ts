import type { BrandFace } from '@lobby/core';
import latin from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-700-normal.woff2?url';
import vietnamese from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-700-normal.woff2?url';

/** The brand font; `brand.ts` has its stand-in. */
export const face: BrandFace = { family: 'Be Vietnam Pro', weight: '700', latin, vietnamese };
