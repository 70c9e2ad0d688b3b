import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { workspaceRoot } from '../unit/root.ts';
import { ICONS } from './brand-icons.ts';

/** Inline scripts and styles; JSON data blocks do not execute. */
const INLINE = /<(script|style)(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([^]*?)<\/\1>/g;

/** Style attributes of elements. */
const STYLED = /<[a-z][^<>]* style="([^"]*)"/g;

/** Paths of this site that pictures are at. */
const OWN_PICTURES = ['/cdn/', '/assets/', ICONS];

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Content security policy as data: directives with sources. The payment page is never framed (decision 51). `{page}`, `{games}`, `{chat}` and
 * `{images}` are placeholders for origins that only the server knows (also named in the consolidated settings).
 */
export function policyOf(html: string): Record<string, readonly string[]> {
  const inline = { script: [] as string[], style: [] as string[] };
  for (const [, tag, text = ''] of html.matchAll(INLINE)) {
    inline[tag === 'style' ? 'style' : 'script'].push(hashOf(text));
  }
  const attributes = [...html.matchAll(STYLED)].map(([, text = '']) => hashOf(text));
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.script],
    'style-src': ["'self'", ...inline.style],
    // Sizes that a published page's elements have before its script runs.
    ...(attributes.length > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...new Set(attributes)],
    }),
    // Of this site only where pictures are: a text of the platform could name any path.
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

/** Policy of `sw.js`: it fetches from the site and the hosts of pictures, and imports nothing. */
const WORKER_POLICY: Record<string, readonly string[]> = {
  'default-src': ["'none'"],
  'connect-src': ["'self'", '{images}'],
  // The icon of a notification.
  'img-src': [`{page}${ICONS}`],
};

/**
 * Headers of every answer of a brand's site: its opener and readers are of this origin, sensors stay off, other sites and its
 * own calls are not told which page or with what query. The sandbox sends the same list.
 */
const HEADERS = `${workspaceRoot}/tools/sandbox/src/server/page-headers.json`;

/**
 * Writes `policy.json` and `sw-policy.json`, which the server sends with pages and `sw.js` as `Content-Security-Policy`, and
 * `headers.json`, which it sends with every answer.
 */
export function pagePolicy(): Plugin {
  return {
    name: 'lobby:page-policy',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const files = {
        'policy.json': policyOf(String(page.source)),
        'sw-policy.json': WORKER_POLICY,
        'headers.json': JSON.parse(readFileSync(HEADERS, 'utf8')) as unknown,
      };
      for (const [fileName, content] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content, null, 2) });
    },
  };
}
