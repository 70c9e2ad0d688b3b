/** Folds text for search: ignores case and diacritics (`rong` finds `Rồng`). */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đĐ]/g, 'd')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** LIKE pattern that finds a folded text anywhere; `\` escapes. */
export function likeAnywhere(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;
}
