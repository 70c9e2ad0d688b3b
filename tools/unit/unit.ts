import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { workspaceRoot } from './root.ts';

interface UnitOptions {
  /** `node` for code without a document. */
  environment?: 'happy-dom' | 'node';
  /** Reload modules for each file, for tests that mock modules. Default: false. */
  isolate?: boolean;
}

/** Test configuration of one library: every `*.test.ts(x)` beside its source. */
export function unit(
  dir: string,
  { environment = 'happy-dom', isolate = false }: UnitOptions = {},
) {
  const name = dir.split('/').at(-1) ?? dir;
  return defineConfig({
    // The same for every library, since it is part of the cache key.
    root: environment === 'node' ? dir : workspaceRoot,
    cacheDir: `${workspaceRoot}/node_modules/.vite/${name}`,
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    test: {
      name,
      dir,
      environment,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: environment === 'node' ? [] : [`${workspaceRoot}/tools/unit/setup-tests.ts`],
      passWithNoTests: true,
      execArgv: ['--import', `${import.meta.dirname}/fixed-day.mjs`],
      // Libraries share transformed modules within one run: the cache does not notice that an imported file has moved.
      experimental: {
        fsModuleCache: Boolean(process.env['CI']),
        fsModuleCachePath: `${workspaceRoot}/dist/tests/modules`,
      },
      // Files share the worker's modules and its sandbox; `setup-tests.ts` resets what they change.
      isolate,
      reporters: ['default', 'json'],
      outputFile: { json: `${workspaceRoot}/dist/tests/${name}.json` },
    },
  });
}
