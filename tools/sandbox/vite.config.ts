import { mergeConfig } from 'vitest/config';
import { workspaceRoot } from '../unit/root.ts';
import { unit } from '../unit/unit.ts';
import { openApiFile } from './openapi/write-document.ts';

/** Bundles the server, because Node cannot load its TypeScript; npm packages stay external. */
export default mergeConfig(unit(import.meta.dirname, { environment: 'node' }), {
  plugins: [openApiFile()],
  build: {
    ssr: 'src/main.ts',
    outDir: `${workspaceRoot}/dist/sandbox`,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  // Some tests seed a year of history or hash many passwords.
  test: { maxWorkers: 2, testTimeout: 30_000 },
  ssr: { external: true, noExternal: [/^@lobby\//] },
});
