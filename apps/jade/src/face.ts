import type { BrandFace } from '@lobby/core';
import latin from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import vietnamese from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-vietnamese-wght-normal.woff2?url';

/** The brand font; `brand.ts` has its stand-in. */
export const face: BrandFace = {
  family: 'Plus Jakarta Sans Variable',
  weight: '200 800',
  latin,
  vietnamese,
};
