import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problemAt, sourceFiles } from './files.mjs';

/** @typedef {import('./files.mjs').SourceFile} SourceFile */

const TEXT = /\.(?:[cm]?js|tsx?|css|html|json|md)$/;
const LOCK = 'package-lock.json';
const RECORDS = 'docs/decisions';
const RECORD = /^\d{3}-.+\.md$/;
const PAGES = 'docs/behaviours';

/** Separator inside a reference; may include a line end and a comment sign. */
const GAP = String.raw`[\s*/]+`;
/** Matches a list of references: `1 and 2`, `§3, §4`. @param {string} word @param {string} one */
const listOf = (word, one) =>
  new RegExp(`\\b${word}${GAP}${one}(?:(?:,| and| or| to)${GAP}${one})*`, 'gi');
const DECISIONS = listOf('decisions?', String.raw`\d+`);
const SECTIONS = listOf(String.raw`D(\d+)`, String.raw`§\d+`);

/** @param {string} root @param {string} folder */
function namesIn(root, folder) {
  const dir = path.join(root, folder);
  return existsSync(dir) ? readdirSync(dir) : [];
}

/** @param {string} text @returns {number[]} */
const numbersIn = (text) => (text.match(/\d+/g) ?? []).map(Number);

/** Problems of `decision 9`, `decisions 3 and 18`. @param {SourceFile} file @param {Set<number>} records */
function lostDecisions(file, records) {
  return [...file.text.matchAll(DECISIONS)].flatMap(({ 0: list, index }) =>
    numbersIn(list)
      .filter((number) => !records.has(number))
      .map((number) => problemAt(file, index, `decision ${number} has no record in ${RECORDS}`)),
  );
}

/** Problems of `D1 §4`, `D1 §2, §9`. @param {SourceFile} file @param {Set<string>} pages */
function lostSections(file, pages) {
  return [...file.text.matchAll(SECTIONS)].flatMap(({ 0: list, 1: document, index }) =>
    numbersIn(list.slice(list.indexOf('§')))
      .filter((section) => !pages.has(`d${document}-${section}.md`))
      .map((section) => {
        const page = `${PAGES}/d${document}-${section}.md`;
        return problemAt(file, index, `D${document} §${section} has no page ${page}`);
      }),
  );
}

/** Records missing from the index or with a duplicate number. @param {string} root @param {string[]} names */
function lostRecords(root, names) {
  const index = path.join(root, RECORDS, 'README.md');
  const listed = existsSync(index) ? readFileSync(index, 'utf8') : '';
  const unlisted = names
    .filter((name) => !listed.includes(`(${name})`))
    .map((name) => `${RECORDS}/${name} is not listed in ${RECORDS}/README.md`);
  const doubled = names
    .filter((name, nth) => names.findIndex((one) => one.startsWith(name.slice(0, 4))) < nth)
    .map((name) => `${RECORDS}/${name} has the number of another record`);
  return [...unlisted, ...doubled];
}

/**
 * Checks references: decisions need a record, sections of the documents a page, records an index entry.
 * @param {string} root
 * @returns {string[]}
 */
export function checkReferences(root) {
  const names = namesIn(root, RECORDS).filter((name) => RECORD.test(name));
  const records = new Set(names.map((name) => Number(name.slice(0, 3))));
  const pages = new Set(namesIn(root, PAGES));
  const files = sourceFiles(root, TEXT).filter(({ name }) => name !== LOCK);
  return [
    ...files.flatMap((file) => [...lostDecisions(file, records), ...lostSections(file, pages)]),
    ...lostRecords(root, names),
  ];
}
