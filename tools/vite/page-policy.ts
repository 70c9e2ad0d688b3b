import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Scripts and styles that stand in the page itself; data in JSON runs nothing. */
const INLINE = /<(script|style)(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>([^]*?)<\/\1>/g;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The page's policy as data: each directive with its sources. `{games}`, `{chat}`, `{payment}` and
 * `{images}` stand for origins that only the server knows (the consolidated settings name them too).
 */
export function policyOf(html: string): Record<string, readonly string[]> {
  const inline = { script: [] as string[], style: [] as string[] };
  for (const [, tag, text = ''] of html.matchAll(INLINE)) {
    inline[tag === 'style' ? 'style' : 'script'].push(hashOf(text));
  }
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.script],
    'style-src': ["'self'", ...inline.style],
    'img-src': ["'self'", 'blob:', '{images}'],
    'media-src': ["'self'", 'blob:'],
    'frame-src': ['{games}', '{chat}', '{payment}'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Strings become script nowhere; the one that cleans rich text makes its own policy.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify'],
  };
}

/** Writes `policy.json` beside the page: what serves it sends this as `Content-Security-Policy`. */
export function pagePolicy(): Plugin {
  return {
    name: 'lobby:page-policy',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const source = JSON.stringify(policyOf(String(page.source)), null, 2);
      this.emitFile({ type: 'asset', fileName: 'policy.json', source });
    },
  };
}
