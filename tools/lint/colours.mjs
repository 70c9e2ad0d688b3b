const HEX = /(?<!url\(["']?|&|[\w-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi;
/** Matches colour functions with literal values; `rgb(var(--scrim) / .5)` is allowed. */
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*(?!var\(|from\b)[^)]*\)/gi;

/**
 * Finds colour literals in a text.
 * @param {string} text
 * @returns {string[]}
 */
export function colourLiterals(text) {
  return [...(text.match(HEX) ?? []), ...(text.match(FUNCTION) ?? [])];
}
