import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Brand } from '../../libs/core/src/brand.ts';
import { brandHtml } from './brand-html.ts';
import { precompress } from './precompress.ts';
import { workspaceRoot } from './root.ts';

/** Where the sandbox answers while a brand runs with hot reload. */
const SANDBOX_PORT = Number(process.env['SANDBOX_PORT'] ?? 4299);

/** Everything the sandbox serves beside the pages. */
const SERVED = ['/wps', '/lgw', '/lotto', '/cdn', '/__sandbox', '/openapi.json', '/docs', '/play'];

/** Build and dev server of one brand: all that differs is in its `brand.ts`. */
export function brandApp(dir: string, brand: Brand, port: number) {
  return defineConfig({
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
  });
}
