import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const LANGUAGES = ['en', 'vi', 'cn', 'tw', 'ja', 'th', 'pt'];
/** Our language codes as the Intl of this Node knows them, for the plural forms. */
const LOCALES = { en: 'en', vi: 'vi', cn: 'zh-CN', tw: 'zh-TW', ja: 'ja', th: 'th', pt: 'pt' };
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** What the screen generator writes in front of a text nobody has translated. */
export const UNTRANSLATED = '[translate]';
/** Beside a library's project.json: the texts that are the same in another language, as "VIP". */
const SAME_FILE = 'same-labels.json';

/** @typedef {Record<string, string>} Texts Key, dotted, to text. */

/** @param {any} value @param {string} [prefix] @returns {Texts} */
function flat(value, prefix = '') {
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => {
      const name = prefix ? `${prefix}.${key}` : key;
      return typeof inner === 'string' ? { [name]: inner } : flat(inner, name);
    }),
  );
}

/** @param {string} file */
const readTexts = (file) => flat(JSON.parse(readFileSync(file, 'utf8')));
/** @param {string} key */
const base = (key) => key.replace(PLURAL, '');

/** @param {string} text */
function placeholders(text) {
  const found = text.match(/\{\{[^}]+\}\}|<\/?[\w]+\s*\/?>/g) ?? [];
  return [...new Set(found.map((one) => one.replace(/\s/g, '')))].sort();
}

/** Keys that a language must have for what English has. @param {Texts} english @param {string} locale */
function wantedKeys(english, locale) {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return Object.keys(english).flatMap((key) =>
    PLURAL.test(key) && !key.endsWith('_zero')
      ? forms.map((form) => `${base(key)}_${form}`)
      : [key],
  );
}

/** @param {Texts} english @param {Texts} texts @param {string} locale */
function keyProblems(english, texts, locale) {
  const wanted = new Set(wantedKeys(english, locale));
  const missing = [...wanted].filter((key) => !(key in texts)).map((key) => `"${key}" is missing`);
  const foreign = Object.keys(texts)
    .filter((key) => !wanted.has(key))
    .map((key) => `"${key}" is not in English`);
  return [...missing, ...foreign];
}

/** @param {Texts} english @param {Texts} texts @param {ReadonlySet<string>} same */
function textProblems(english, texts, same) {
  return Object.entries(texts).flatMap(([key, text]) => {
    const original = english[key] ?? english[`${base(key)}_other`];
    if (text.trim() === '') return [`"${key}" is empty`];
    if (text.includes(UNTRANSLATED)) return [`"${key}" is not translated yet`];
    if (original === undefined) return [];
    const words = text.replace(/\{\{[^}]+\}\}|<[^>]+>/g, '');
    const untouched = text === original && /\p{L}/u.test(words) && !same.has(text);
    const holes = placeholders(text)
      .filter((hole) => hole !== '{{count}}')
      .join(' ');
    const wanted = placeholders(original)
      .filter((hole) => hole !== '{{count}}')
      .join(' ');
    return [
      ...(untouched
        ? [`"${key}" is still English ("${text}"): translate it, or name it in ${SAME_FILE}`]
        : []),
      ...(holes === wanted
        ? []
        : [`"${key}" has the placeholders "${holes}", English has "${wanted}"`]),
    ];
  });
}

/** @param {string} dir A folder of label files, one a language. @param {string} sameFile @returns {string[]} */
function namespaceProblems(dir, sameFile) {
  const fileOf = (/** @type {string} */ language) => path.join(dir, `${language}.json`);
  const absent = LANGUAGES.filter((language) => !existsSync(fileOf(language)));
  if (absent.length > 0) return absent.map((language) => `${language}.json is missing`);
  const english = readTexts(fileOf('en'));
  const same = new Set(existsSync(sameFile) ? JSON.parse(readFileSync(sameFile, 'utf8')) : []);
  return Object.entries(LOCALES).flatMap(([language, locale]) => {
    const texts = readTexts(fileOf(language));
    const problems = [
      ...(language === 'en' ? [] : keyProblems(english, texts, locale)),
      ...(language === 'en' ? textProblems({}, texts, same) : textProblems(english, texts, same)),
    ];
    return problems.map((problem) => `${language}.json: ${problem}`);
  });
}

/**
 * Problems of the labels: a key or text that one language lacks, a text left in English, a lost placeholder.
 * @param {string} root
 * @returns {string[]}
 */
export function checkLabels(root) {
  const libs = path.join(root, 'libs');
  const names = existsSync(libs) ? readdirSync(libs) : [];
  return names.flatMap((name) => {
    const dir = path.join(libs, name, 'src/labels');
    if (!existsSync(dir)) return [];
    return namespaceProblems(dir, path.join(libs, name, SAME_FILE)).map(
      (problem) => `libs/${name}/src/labels/${problem}`,
    );
  });
}
