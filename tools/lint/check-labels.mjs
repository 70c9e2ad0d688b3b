import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files.mjs';

const LANGUAGES = ['en', 'vi', 'cn', 'tw', 'ja', 'th', 'pt'];
/** Locale of each language code for plural rules (`Intl`). */
const LOCALES = { en: 'en', vi: 'vi', cn: 'zh-CN', tw: 'zh-TW', ja: 'ja', th: 'th', pt: 'pt' };
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Prefix that the screen generator puts before untranslated texts. */
const UNTRANSLATED = '[translate]';
/** File beside a library's project.json: texts that may equal the English ones, such as "VIP". */
const SAME_FILE = 'same-labels.json';

/** Code that may show a label. */
const CODE = /(?<!\.(?:test|stories|setup))\.tsx?$/;

/** @typedef {Record<string, string>} Texts Key to text. */

/** @param {string} file @returns {Texts} */
const readTexts = (file) => JSON.parse(readFileSync(file, 'utf8'));
/** @param {string} key */
const base = (key) => key.replace(PLURAL, '');

/** @param {string} text */
function placeholders(text) {
  const found = text.match(/\{\{[^}]+\}\}|<\/?[\w]+\s*\/?>/g) ?? [];
  return [...new Set(found.map((one) => one.replace(/\s/g, '')))].sort();
}

/**
 * Keys that a language needs for the English keys, with its plural forms.
 * @param {Texts} english @param {string} locale
 */
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

/** @param {string} dir */
const jsonFiles = (dir) =>
  existsSync(dir) ? readdirSync(dir).filter((file) => file.endsWith('.json')) : [];

/**
 * @param {string} dir A folder of label files: `<language>/<namespace>.json`.
 * @param {string} file
 * @param {ReadonlySet<string>} same Texts that may be the same in another language.
 * @returns {string[]}
 */
function namespaceProblems(dir, file, same) {
  const absent = LANGUAGES.filter((language) => !existsSync(path.join(dir, language, file)));
  if (absent.length > 0) return absent.map((language) => `${language}/${file} is missing`);
  const english = readTexts(path.join(dir, 'en', file));
  return Object.entries(LOCALES).flatMap(([language, locale]) => {
    const texts = readTexts(path.join(dir, language, file));
    const problems = [
      ...(language === 'en' ? [] : keyProblems(english, texts, locale)),
      ...(language === 'en' ? textProblems({}, texts, same) : textProblems(english, texts, same)),
    ];
    return problems.map((problem) => `${language}/${file}: ${problem}`);
  });
}

/**
 * @param {string} dir A folder of label files: `<language>/<namespace>.json`.
 * @param {string} file
 * @param {(namespace: string, key: string) => boolean} inCode
 */
function unusedProblems(dir, file, inCode) {
  const english = path.join(dir, 'en', file);
  if (!existsSync(english)) return [];
  const keys = new Set(Object.keys(readTexts(english)).map(base));
  const unused = [...keys].filter((key) => !inCode(path.basename(file, '.json'), key));
  return unused.map((key) => `en/${file}: "${key}" is in no code`);
}

/**
 * Returns whether the code names a label: by its key, with or without the namespace, or by a beginning of it with a
 * dot, as in `tab.${id}` and `part('terms.who')`.
 * @param {string} root
 */
function labelsInCode(root) {
  const files = ['apps', 'libs'].flatMap((folder) => filesBelow(path.join(root, folder), CODE));
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const keys = new Set(code.match(/(?<=['"`])[\w:.-]+(?=['"`])/g));
  const dotted = [...keys].filter((key) => key.includes('.')).map((key) => `${key}.`);
  const templates = code.match(/(?<=`)[\w:-]+\.[\w.-]*(?=\$\{)/g) ?? [];
  const beginnings = [...new Set([...dotted, ...templates])];
  /** @param {string} name */
  const isNamed = (name) => keys.has(name) || beginnings.some((start) => name.startsWith(start));
  /** @param {string} namespace @param {string} key */
  return (namespace, key) => isNamed(key) || isNamed(`${namespace}:${key}`);
}

/**
 * Checks labels: missing namespaces, keys and texts, texts left in English, lost placeholders, a namespace in
 * two libraries, labels that no code names.
 * @param {string} root
 * @returns {string[]}
 */
export function checkLabels(root) {
  const inCode = labelsInCode(root);
  const libs = path.join(root, 'libs');
  const names = existsSync(libs) ? readdirSync(libs) : [];
  /** @type {Map<string, string>} File name to the library that has it. */
  const owners = new Map();
  return names.flatMap((name) => {
    const dir = path.join(libs, name, 'src/labels');
    const sameFile = path.join(libs, name, SAME_FILE);
    const same = new Set(existsSync(sameFile) ? JSON.parse(readFileSync(sameFile, 'utf8')) : []);
    const files = new Set(LANGUAGES.flatMap((language) => jsonFiles(path.join(dir, language))));
    return [...files].flatMap((file) => {
      const owner = owners.get(file) ?? name;
      owners.set(file, owner);
      const twice = owner === name ? [] : [`en/${file} has the name of a file of libs/${owner}`];
      return [
        ...twice,
        ...namespaceProblems(dir, file, same),
        ...unusedProblems(dir, file, inCode),
      ].map((problem) => `libs/${name}/src/labels/${problem}`);
    });
  });
}
