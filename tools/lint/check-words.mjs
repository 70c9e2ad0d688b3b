import path from 'node:path';
import { FOREIGN_WORDS } from './foreign-words.data.mjs';
import { GLOSSARY } from './glossary.data.mjs';
import { labels, LANGUAGES, sources } from './word-groups.mjs';

/** @typedef {import('./word-groups.mjs').Group} Group */
/** @typedef {import('./word-groups.mjs').Language} Language */

/** Texts that may contain a refused word, each with its reason. */
const RIGHT = new Map([['แต้ม: {count}', 'points of a hand of cards, not of loyalty']]);

const GLOSSARY_ORDER = /** @type {const} */ (['VI', 'CN', 'TW', 'JA', 'TH', 'PT']);

/** @param {string} text */
const plain = (text) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\{+[^}]*\}+/g, '{}')
    .toLowerCase();

/** @param {string} text @returns {string} The text without its full stop. */
const alone = (text) =>
  plain(text)
    .trim()
    .replace(/[.。]$/, '');

/** Glossary terms, long ones first: "deposit record" is no "deposit". */
const WORDS = GLOSSARY.map(([english, ...rest]) => ({
  english: english.toLowerCase(),
  found: new RegExp(`\\b${english.toLowerCase().replace(/[+.()]/g, String.raw`\$&`)}s?\\b`, 'g'),
  forms: Object.fromEntries(
    GLOSSARY_ORDER.map((language, i) => [language, String(rest[i]).toLowerCase().split('|')]),
  ),
  inSentences: rest[6] === true,
})).toSorted((a, b) => b.english.length - a.english.length);

/**
 * Terms of a text: the one equal to the English text, else those within its sentences.
 * @param {string} english
 */
function wordsOf(english) {
  const same = WORDS.filter((word) => word.english === alone(english));
  if (same.length > 0) return { words: same, isAlone: true };
  let rest = plain(english);
  const words = WORDS.filter(({ found }) => {
    const before = rest;
    rest = rest.replace(found, '#');
    return rest !== before;
  });
  return { words: words.filter(({ inSentences }) => inSentences), isAlone: false };
}

/** @param {Group} group @returns {string[]} Words that another language has not. */
function otherWords({ texts }) {
  if (texts.EN === undefined) return [];
  const { words, isAlone } = wordsOf(texts.EN);
  return words.flatMap(({ english, forms }) =>
    GLOSSARY_ORDER.flatMap((language) => {
      const text = texts[language];
      const fit = forms[language] ?? [];
      const fits = (/** @type {string} */ form) =>
        isAlone ? alone(text ?? '') === form : plain(text ?? '').includes(form);
      return text === undefined || fit.some(fits)
        ? []
        : [`${language} "${text}" has another word for "${english}" than ${fit.join(', ')}`];
    }),
  );
}

/** @param {Group} group @returns {string[]} Refused words and spellings. */
function refusedWords({ texts }) {
  return LANGUAGES.flatMap((language) => {
    const text = texts[language];
    if (text === undefined || RIGHT.has(text)) return [];
    const bare = text.replace(/<[^>]+>/g, '').replace(/\{+[^}]*\}+/g, '{}');
    const foreign = FOREIGN_WORDS[language]
      .filter(([found]) => found.test(bare))
      .map(([, instead]) => `${language} "${text}": write ${instead}`);
    return text === text.normalize('NFC')
      ? foreign
      : [...foreign, `${language} "${text}" is not NFC`];
  });
}

/** @param {Group} group @returns {string[]} A Thai question without its mark. */
const unmarked = ({ texts: { EN, TH } }) =>
  EN?.endsWith('?') && /(หรือไม่|ไหม)$/.test(TH ?? '')
    ? [`TH "${TH}": write a question mark, without หรือไม่`]
    : [];

/** @param {Group} group @returns {string[]} */
const exclamationProblems = ({ texts }) =>
  Object.entries(texts)
    .filter(([, text]) => /[!！]/.test(text))
    .map(([language, text]) => `${language} "${text}" has an exclamation mark`);

/**
 * Path of a text: label files have a folder for each language.
 * @param {Group} group @param {string} problem Begins with the language's code.
 */
const fileOf = ({ file }, problem) =>
  file.endsWith('.json')
    ? path.join(path.dirname(file), problem.slice(0, 2).toLowerCase(), path.basename(file))
    : file;

/**
 * Checks the words of every label and of the texts of brands, pages and sandbox: another word for a concept of the
 * glossary, a refused word, a spelling that no native writes.
 * @param {string} root
 * @returns {string[]}
 */
export function checkWords(root) {
  const shown = labels(root);
  const named = (/** @type {Group} */ group, /** @type {string[]} */ problems) =>
    problems.map(
      (problem) => `${path.relative(root, fileOf(group, problem))} ${group.key}: ${problem}`,
    );
  return [
    ...[...shown, ...sources(root)].flatMap((group) =>
      named(group, [...otherWords(group), ...refusedWords(group), ...unmarked(group)]),
    ),
    ...shown.flatMap((group) => named(group, exclamationProblems(group))),
  ];
}
