import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type UserConfig } from 'vite';
import type { Brand } from '../../libs/core/src/brand.ts';
import { brandHtml } from './brand-html.ts';
import { precompress } from './precompress.ts';
import { workspaceRoot } from './root.ts';

/** Where the sandbox answers while a brand runs with hot reload. */
const SANDBOX_PORT = Number(process.env['SANDBOX_PORT'] ?? 4299);

/** Everything the sandbox serves beside the pages. */
const SERVED = ['/wps', '/lgw', '/lotto', '/cdn', '/__sandbox', '/openapi.json', '/docs', '/play'];

/** Vite's own config loader knows no path aliases; its module runner does. */
async function loadBrand(dir: string): Promise<Brand> {
  const config = {
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
  } as const;
  const { module } = await runnerImport<{ default: Brand }>(`${dir}/brand.ts`, config);
  return module.default;
}

/** Build and dev server of one brand: all that differs is in its `brand.ts`. */
export function brandApp(dir: string, port: number) {
  return defineConfig(async () => {
    const brand = await loadBrand(dir);
    return configOf(dir, brand, port);
  });
}

function configOf(dir: string, brand: Brand, port: number): UserConfig {
  return {
    root: dir,
    cacheDir: `${workspaceRoot}/node_modules/.vite/${brand.code}`,
    plugins: [react(), brandHtml(brand), precompress()],
    resolve: { tsconfigPaths: true },
    server: {
      port,
      proxy: Object.fromEntries(
        SERVED.map((path) => [path, `http://${brand.code}.localhost:${SANDBOX_PORT}`]),
      ),
    },
    build: {
      outDir: `${workspaceRoot}/dist/apps/${brand.code}`,
      emptyOutDir: true,
      manifest: true,
      // One style sheet for the frame, one for each screen: the first view carries its own alone.
      cssCodeSplit: true,
      assetsInlineLimit: 0,
    },
  };
}
