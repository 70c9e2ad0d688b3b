import type { Plugin } from 'vite';

const CONTRACT = /\/libs\/api-client\/src\/contract\/\w[\w-]*\.ts$/;

/**
 * What the OpenAPI page, the sandbox and the tests read of a call, and the page never does: it parses
 * answers, and the compiler has checked what it sends.
 */
const FOR_READERS =
  /^ {4}(?:summary|section|provenance): '.*',\n|^ {4}errors: \[[^\]]*\],\n|^ {4}input: (?:\w+,|z\.object\(\{.*\}\),|z\.object\(\{\n[^]*?^ {4}\}\),)\n/gm;

/** Leaves the contract's explanations out of the brands' script. */
export function leanContract(): Plugin {
  return {
    name: 'lobby:lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({ code: code.replaceAll(FOR_READERS, ''), map: null }),
    },
  };
}
