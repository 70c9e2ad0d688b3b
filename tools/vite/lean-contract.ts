import type { Plugin } from 'vite';

const CONTRACT = /\/libs\/api-client\/src\/contract\/\w[\w-]*\.ts$/;

/** One entry of the contract, as Prettier lays it out. */
const ENTRY = /^ {2}\w+: defineCall\(\{\n[^]*?^ {2}\}\)/gm;

/**
 * What the OpenAPI page, the sandbox and the tests read of a call, and the page never does: it parses
 * answers, the compiler has checked what it sends, and the platform holds roles and flags. A property
 * ends where the next one, a comment or the entry's end begins.
 */
const FOR_READERS =
  /^ {4}(?:who|flag|maxBodyBytes|input|errors|provenance|section|summary)(?:,|:[^]*?,)\n(?= {4}[\w/]| {2}\}\))/gm;

/** A file of the contract without its explanations. */
export const leaned = (code: string) =>
  code.replaceAll(ENTRY, (entry) => entry.replaceAll(FOR_READERS, ''));

/** Leaves the contract's explanations out of the brands' script. */
export function leanContract(): Plugin {
  return {
    name: 'lobby:lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({ code: leaned(code), map: null }),
    },
  };
}
