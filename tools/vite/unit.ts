import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { workspaceRoot } from './root.ts';

interface UnitOptions {
  /** `node` for code without DOM. */
  environment?: 'happy-dom' | 'node';
}

/** Test configuration of a library: every `*.test.ts(x)` beside its source. */
export function unit(dir: string, { environment = 'happy-dom' }: UnitOptions = {}) {
  const name = dir.split('/').at(-1) ?? dir;
  return defineConfig({
    root: dir,
    cacheDir: `${workspaceRoot}/node_modules/.vite/${name}`,
    plugins: [react()],
    resolve: { tsconfigPaths: true },
    test: {
      name,
      environment,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: environment === 'node' ? [] : [`${workspaceRoot}/tools/vite/setup-tests.ts`],
      passWithNoTests: true,
      reporters: ['default', 'json'],
      outputFile: { json: `${workspaceRoot}/dist/tests/${name}.json` },
    },
  });
}
