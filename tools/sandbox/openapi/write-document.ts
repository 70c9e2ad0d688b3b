import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { runnerImport, type Plugin } from 'vite';
import { at } from '../../workspace/paths.mjs';
import { readDescriptions } from './descriptions.mjs';

type Parts = typeof import('./document-parts.ts');

/** The contract, and examples recorded from a sandbox with fixed time and seeded random numbers. Takes seconds. */
export async function documentParts(): Promise<Parts> {
  const { module } = await runnerImport<Parts>(`${import.meta.dirname}/document-parts.ts`, {
    configFile: false,
    logLevel: 'error',
    root: `${import.meta.dirname}/..`,
    resolve: {
      tsconfigPaths: true,
      alias: { 'node:crypto': `${import.meta.dirname}/seeded-crypto.ts` },
    },
  });
  return module;
}

/** The document as JSON: the contract, its doc comments, version and example responses. */
export async function documentText(): Promise<string> {
  const { properties, errors } = readDescriptions();
  const texts = Object.fromEntries(properties.map(({ place, text }) => [place, text]));
  const { contract, examples, openApiDocument } = await documentParts();
  // Read as a file, because an import would be circular: the project `contract` imports the sandbox.
  const { version } = JSON.parse(readFileSync(at('tools/contract/version.json'), 'utf8'));
  return JSON.stringify(openApiDocument({ contract, examples, texts, errors, version }));
}

/** Vite plugin that writes `openapi.json`, plain and compressed, beside the server. */
export function openApiFile(): Plugin {
  return {
    name: 'sandbox:openapi',
    // Tests build the server without the document.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'test',
    async generateBundle() {
      const text = await documentText();
      const gzip = gzipSync(text, { level: 9 });
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: text });
      this.emitFile({ type: 'asset', fileName: 'openapi.json.gz', source: gzip });
    },
  };
}
