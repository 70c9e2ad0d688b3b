/** Combining accents of Latin letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Thai signs that are left out in a hurry: tones, the short vowel's and the silent letter's. Vowels are letters. */
const THAI_SIGNS = /[\u0e47-\u0e4c\u0e4e]/g;

/** The vowel `am`, which compatibility forms take apart. */
const THAI_AM = /\u0e4d\u0e32/g;

const KATAKANA = /[\u30a1-\u30f6]/g;

/** From a katakana to its hiragana. */
const KANA_DISTANCE = 0x60;

const toHiragana = (kana: string) =>
  String.fromCodePoint((kana.codePointAt(0) ?? 0) - KANA_DISTANCE);

/**
 * Folds what makes no difference when a name is looked for: case, accents, the stroke of `đ`, full and half width,
 * hiragana and katakana, Thai tones, blanks. `ban ca` and `BẮN  CÁ` are the same text.
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
