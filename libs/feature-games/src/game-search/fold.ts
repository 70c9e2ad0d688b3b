/** Accents of Latin letters; the marks of Thai and Japanese are letters of their own and stay. */
const ACCENTS = /[\u0300-\u036f]/g;

/** A text as it is compared: without case, accents, width and needless blanks, so that `ho ca` finds `Hồ Cá`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(ACCENTS, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
