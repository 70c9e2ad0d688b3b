/** Text as it is searched: case and diacritics do not count (`Rồng` is found by `rong`). */
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

/** A folded text as a LIKE pattern that finds it anywhere; `\` escapes. */
export function likeAnywhere(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;
}
