import type { BrandFace } from '@lobby/core';
import latin from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-700-normal.woff2?url';
import vietnamese from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-700-normal.woff2?url';

/** The brand's letterform; `brand.ts` has what stands in for it. */
export const face: BrandFace = { family: 'Be Vietnam Pro', weight: '700', latin, vietnamese };
