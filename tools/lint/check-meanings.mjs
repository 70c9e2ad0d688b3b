import path from 'node:path';
import { GLOSSARY } from './glossary.data.mjs';
import { MEANINGS } from './meanings.data.mjs';
import { labels, LANGUAGES } from './word-groups.mjs';

/** @typedef {import('./word-groups.mjs').Group} Group */
/** @typedef {import('./word-groups.mjs').Language} Language */
/** @typedef {import('./meanings.data.mjs').Meaning} Meaning */

const GLOSSARY_ORDER = /** @type {const} */ (['EN', 'VI', 'CN', 'TW', 'JA', 'TH', 'PT']);

/** Terms with several forms, as "PT deposit": a different form is not a different meaning. */
const SEVERAL_FORMS = new Set(
  GLOSSARY.flatMap((word) =>
    GLOSSARY_ORDER.flatMap((language, i) =>
      String(word[i]).includes('|') ? [`${language} ${word[0].toLowerCase()}`] : [],
    ),
  ),
);

/** @param {Group} group @returns {string} `namespace/key` */
const nameOf = ({ file, key }) => `${path.basename(file, '.json')}/${key}`;

/**
 * Text to compare. In Portuguese without endings that agree with a noun: "Todos" and "Todas" are one word.
 * @param {Group} group @param {Language} language
 */
const wordOf = ({ texts }, language) =>
  language === 'PT' ? texts.PT?.replace(/[ao]s?(?!\p{L})/gu, '') : texts[language];

/** @param {Group} a @param {Group} b @returns {Language[]} Languages in which the same English differs. */
const apart = (a, b) =>
  LANGUAGES.filter(
    (language) =>
      a.texts[language] !== undefined &&
      b.texts[language] !== undefined &&
      !SEVERAL_FORMS.has(`${language} ${a.texts.EN?.toLowerCase()}`) &&
      wordOf(a, language) !== wordOf(b, language),
  );

/**
 * Checks that labels with the same English have the same text in every other language, unless `meanings` tells them
 * apart; and that each entry of it still does.
 * @param {string} root
 * @param {readonly Meaning[]} [meanings]
 * @returns {string[]}
 */
export function checkMeanings(root, meanings = MEANINGS) {
  const shown = labels(root).filter(({ texts }) => texts.EN !== undefined);
  /** @type {Map<string, Group>} First label of each English text and meaning. */
  const firsts = new Map();
  const differing = shown.flatMap((group) => {
    const meaning = meanings.findIndex((one) => one.labels.includes(nameOf(group)));
    const id = `${meaning} ${group.texts.EN}`;
    const first = firsts.get(id) ?? group;
    firsts.set(id, first);
    return apart(first, group).map(
      (language) =>
        `${nameOf(group)}: ${language} "${group.texts[language]}" for "${group.texts.EN}", ` +
        `but "${first.texts[language]}" in ${nameOf(first)}`,
    );
  });
  const namespaces = new Set(shown.map(({ file }) => path.basename(file, '.json')));
  const needless = meanings.flatMap(({ labels: own }) =>
    own.filter((name) => {
      const group = shown.find((one) => nameOf(one) === name);
      const others = shown.filter((one) => !own.includes(nameOf(one)));
      const isApart = others.some(
        (one) => group && one.texts.EN === group.texts.EN && apart(group, one).length > 0,
      );
      return namespaces.has(path.dirname(name)) && !isApart;
    }),
  );
  return [
    ...differing,
    ...needless.map((name) => `meanings.data.mjs: ${name} has no meaning of its own: delete it`),
  ];
}
