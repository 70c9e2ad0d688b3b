import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { workspaceRoot } from '../unit/root.ts';
import { ICONS } from './brand-icons.ts';

/** Inline scripts and styles; JSON data blocks do not execute. */
const INLINE = /<(script|style)(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([^]*?)<\/\1>/g;

/** Style attributes of elements. */
const STYLED = /<[a-z][^<>]* style="([^"]*)"/g;

const CHARSET = '<meta charset="utf-8">';
const STYLE_POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

/** Paths of pictures on this site. */
const OWN_PICTURES = ['/cdn/', '/assets/', ICONS];

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineHashes = (html: string, wanted: 'script' | 'style') =>
  [...html.matchAll(INLINE)].flatMap(([, tag, text = '']) =>
    tag === wanted ? [hashOf(text)] : [],
  );

/**
 * Content security policy as data: directives with sources; one for every page of a build, also those published later.
 * Inline styles are restricted in the page itself (`withStylePolicy`). The payment page is never framed (decision 51).
 * `{page}`, `{games}`, `{chat}` and `{images}` are placeholders for origins that only the server knows (also named in
 * the consolidated settings).
 */
export function policyOf(html: string): Record<string, readonly string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", "'unsafe-inline'"],
    // On this site only picture paths: a text of the platform could contain any path.
    'img-src': [...OWN_PICTURES.map((path) => `{page}${path}`), 'blob:', '{images}'],
    'media-src': ["'self'", 'blob:'],
    'frame-src': ['{games}', '{chat}'],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Forbids strings as script; the rich text sanitizer and the service worker's address have policies of their own.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'lobby-worker'],
  };
}

/**
 * Adds a second policy to a page, first in its head: only the styles that it contains itself, by hash. It changes with
 * the page's content, so that the headers do not. Replaces an earlier one; throws without a charset to place it after.
 */
export function withStylePolicy(html: string): string {
  const page = html.replace(STYLE_POLICY, '');
  if (!page.includes(CHARSET)) throw new Error(`the page has no ${CHARSET}`);
  const attributes = [...page.matchAll(STYLED)].map(([, text = '']) => hashOf(text));
  const sources = ["'self'", ...inlineHashes(page, 'style')];
  // Sizes of elements in a published page before its script runs.
  const sized = [...new Set(attributes)];
  const directives = [
    ['style-src', ...sources],
    ...(sized.length > 0 ? [['style-src-attr', "'unsafe-hashes'", ...sized]] : []),
  ];
  const content = directives.map((parts) => parts.join(' ')).join('; ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return page.replace(CHARSET, `${CHARSET}${meta}`);
}

/** Policy of `sw.js`: it fetches from the site and the hosts of pictures, and imports nothing. */
const WORKER_POLICY: Record<string, readonly string[]> = {
  'default-src': ["'none'"],
  'connect-src': ["'self'", '{images}'],
  // The icon of a notification.
  'img-src': [`{page}${ICONS}`],
};

/**
 * Headers of every response of a brand's site: opener and embedding limited to this origin, sensors off, no page or
 * query in referrers to other sites and own calls. The sandbox sends the same list.
 */
const HEADERS = `${workspaceRoot}/tools/sandbox/src/server/page-headers.json`;

/**
 * Writes `policy.json` and `sw-policy.json`, which the server sends with pages and `sw.js` as
 * `Content-Security-Policy`, and `headers.json`, which it sends with every answer.
 */
export function pagePolicy(): Plugin {
  return {
    name: 'lobby:page-policy',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      page.source = withStylePolicy(String(page.source));
      const files = {
        'policy.json': policyOf(page.source),
        'sw-policy.json': WORKER_POLICY,
        'headers.json': JSON.parse(readFileSync(HEADERS, 'utf8')) as unknown,
      };
      for (const [fileName, content] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content, null, 2) });
    },
  };
}
