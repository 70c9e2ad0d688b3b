import type { BrandFace } from './brand';

/** Code points of each file, as Fontsource cuts them. */
const LETTERS = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, ' +
    'U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  vietnamese:
    'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, ' +
    'U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB',
} as const;

/**
 * Adds both files of a brand's face to the page at once: the browser lays out the whole page again for each added face.
 * Waits for the Latin file, on a Vietnamese page for both; elsewhere the browser loads the Vietnamese file when its
 * letters appear. If a file does not load, its letters keep the fallback face.
 */
export async function showBrandFace({ family, weight, ...files }: BrandFace): Promise<void> {
  const face = (name: 'latin' | 'vietnamese') =>
    new FontFace(family, `url(${files[name]})`, {
      weight,
      unicodeRange: LETTERS[name],
      display: 'swap',
    });
  const faces = [face('latin'), face('vietnamese')];
  const shown = document.documentElement.dataset['language'] === 'VI' ? 2 : 1;
  await Promise.allSettled(faces.slice(0, shown).map((one) => one.load()));
  // The later face wins where both have a letter.
  for (const one of faces) document.fonts.add(one);
}
