/** Combining accents of Latin letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Optional Thai diacritics: tone marks, the short-vowel sign and the silent-letter sign. Vowels are letters. */
const THAI_SIGNS = /[\u0e47-\u0e4c\u0e4e]/g;

/** The vowel `am` as decomposed by compatibility normalization. */
const THAI_AM = /\u0e4d\u0e32/g;

const KATAKANA = /[\u30a1-\u30f6]/g;

/** Code point offset between hiragana and katakana. */
const KANA_DISTANCE = 0x60;

const toHiragana = (kana: string) =>
  String.fromCodePoint((kana.codePointAt(0) ?? 0) - KANA_DISTANCE);

/**
 * Normalizes a text for search: ignores case, accents, the stroke of `đ`, full and half width,
 * hiragana versus katakana, Thai tones and repeated spaces. `ban ca` equals `BẮN  CÁ`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(ACCENTS, '')
    .replace(THAI_SIGNS, '')
    .replace(THAI_AM, '\u0e33')
    .replace(KATAKANA, toHiragana)
    .replace(/\s+/g, ' ')
    .trim();
}
