import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problemAt, sourceFiles } from './files.mjs';

/** Matches `](target)`, with optional title, and `[name]: target`. */
const LINK = /\]\(\s*<?([^)\s>]+)>?(?:\s[^)]*)?\)|^\[[^\]]+\]:\s*(\S+)/gm;
/** Matches external links: `https:`, `mailto:`, `//host`. */
const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const CODE_BLOCK = /^(`{3,})[^\n]*\n[\s\S]*?^\1/gm;
const INLINE = /`[^`\n]*`/g;

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

/**
 * Checks relative Markdown links: file and heading must exist.
 * @param {string} root
 * @returns {string[]}
 */
export function checkLinks(root) {
  return sourceFiles(root, /\.md$/).flatMap((file) => {
    const links = [...blank(blank(file.text, CODE_BLOCK), INLINE).matchAll(LINK)];
    return links.flatMap(({ index, 1: inline, 2: named }) => {
      const target = inline ?? named ?? '';
      if (OUTSIDE.test(target) || targetExists(path.join(root, file.name), target)) return [];
      return [problemAt(file, index, `the link to ${target} leads nowhere`)];
    });
  });
}
