import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, problemAt, sourceFiles } from './files.mjs';

/** Matches `](target)`, with optional title, and `[name]: target`. */
const LINK = /\]\(\s*<?([^)\s>]+)>?(?:\s[^)]*)?\)|^\[[^\]]+\]:\s*(\S+)/gm;
/** Matches external links: `https:`, `mailto:`, `//host`. */
const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const CODE_BLOCK = /^(`{3,})[^\n]*\n[\s\S]*?^\1/gm;
const INLINE = /`[^`\n]*`/g;
/** Matches a path in backticks; `*` stands for any part of a name. */
const PATH = /`(([\w-]+)\/[\w@.*/-]+)`/g;
const FOLDERS = ['apps', 'libs', 'tools', 'docs', 'e2e'];

/** @param {string} text @param {RegExp} pattern */
const blank = (text, pattern) => text.replace(pattern, (code) => code.replace(/[^\n]/g, ' '));

/** Anchor of a heading, as Markdown hosts generate it. @param {string} heading */
function anchorOf(heading) {
  const kept = heading.trim().toLowerCase();
  return kept.replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
}

/** @param {string} file @param {string} anchor */
function hasAnchor(file, anchor) {
  const text = blank(readFileSync(file, 'utf8'), CODE_BLOCK);
  const headings = [...text.matchAll(/^#{1,6} +(.+)$/gm)];
  return headings.some(([, heading = '']) => anchorOf(heading) === anchor);
}

/**
 * Whether the target exists, file and anchor.
 * @param {string} file Page with the link.
 * @param {string} target
 */
function targetExists(file, target) {
  const [page = '', anchor] = decodeURI(target).split('#');
  const to = page === '' ? file : path.join(path.dirname(file), page);
  if (!existsSync(to)) return false;
  return anchor === undefined || !to.endsWith('.md') || hasAnchor(to, anchor);
}

/** @param {string} root @param {import('./files.mjs').SourceFile} file */
function linkProblems(root, file) {
  const links = [...blank(blank(file.text, CODE_BLOCK), INLINE).matchAll(LINK)];
  return links.flatMap(({ index, 1: inline, 2: named }) => {
    const target = inline ?? named ?? '';
    if (OUTSIDE.test(target) || targetExists(path.join(root, file.name), target)) return [];
    return [problemAt(file, index, `the link to ${target} leads nowhere`)];
  });
}

/**
 * Returns a check of the paths in a page: from the root, or from a library or the sandbox, with or without `src` and the
 * extension.
 * @param {string} root
 */
function pathCheck(root) {
  const files = FOLDERS.flatMap((folder) => filesBelow(path.join(root, folder), /./))
    .map((file) => path.relative(root, file).replaceAll('\\', '/'))
    .join('\n');
  const libs = existsSync(path.join(root, 'libs')) ? readdirSync(path.join(root, 'libs')) : [];
  /** @type {Record<string, string>} Folder of a library and of the sandbox. */
  const homes = { ...Object.fromEntries(libs.map((name) => [name, 'libs/'])), sandbox: 'tools/' };
  /** @param {string} target */
  const exists = (target) =>
    new RegExp(`^${target.replaceAll('.', '\\.').replaceAll('*', '[^/\n]*')}(?:[/.]|$)`, 'm').test(
      files,
    );
  /** @param {import('./files.mjs').SourceFile} file */
  return (file) =>
    [...blank(file.text, CODE_BLOCK).matchAll(PATH)].flatMap(
      ({ index, 1: named = '', 2: first = '' }) => {
        const home = homes[first];
        const target = named.replace(/\/$/, '');
        if (home === undefined && !FOLDERS.includes(first)) return [];
        const places = home
          ? [target, target.replace('/', '/src/')].map((one) => home + one)
          : [target];
        return places.some(exists) ? [] : [problemAt(file, index, `there is no ${named}`)];
      },
    );
}

/**
 * Checks relative Markdown links, whose file and heading must exist, and paths in backticks.
 * @param {string} root
 * @returns {string[]}
 */
export function checkLinks(root) {
  const pathProblems = pathCheck(root);
  return sourceFiles(root, /\.md$/).flatMap((file) => [
    ...linkProblems(root, file),
    ...pathProblems(file),
  ]);
}
