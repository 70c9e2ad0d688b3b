import path from 'node:path';
import { URGING } from './urging.data.mjs';
import { labels, LANGUAGES, sources } from './word-groups.mjs';

/** @typedef {import('./word-groups.mjs').Language} Language */

/** @param {string} text */
const plain = (text) =>
  text
    .replace(/\{\{[^}]*\}\}/g, '{}')
    .replace(/<[^>]+>/g, ' ')
    .toLowerCase();

/** Patterns that a text matches. @param {Language} language @param {string} text */
export const urgingIn = (language, text) =>
  URGING[language].filter((pattern) => pattern.test(plain(text)));

/**
 * Texts of labels, brands and sandbox that urge to go on, chase a loss or hurry.
 * @param {string} root
 * @returns {string[]}
 */
export function checkUrging(root) {
  return [...labels(root), ...sources(root)].flatMap(({ file, key, texts }) =>
    LANGUAGES.flatMap((language) =>
      urgingIn(language, texts[language] ?? '').map(
        (pattern) =>
          `${path.relative(root, file)} ${key}: ${language} urges, chases or hurries: ${pattern}`,
      ),
    ),
  );
}
