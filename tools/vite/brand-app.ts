import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type UserConfig } from 'vite';
import type { Brand } from '../../libs/core/src/brand.ts';
import { brandHtml } from './brand-html.ts';
import { pagePolicy } from './page-policy.ts';
import { precompress } from './precompress.ts';
import { workspaceRoot } from '../unit/root.ts';

/** Port of the sandbox during development with hot reload. */
const SANDBOX_PORT = Number(process.env['SANDBOX_PORT'] ?? 4299);

/**
 * Node cannot resolve `*.localhost`; the Host header must stay, because the sandbox selects the brand by it.
 */
const SANDBOX = { target: `http://127.0.0.1:${SANDBOX_PORT}`, changeOrigin: false };

/** Paths served by the sandbox besides the pages. */
const SERVED = [
  '/wps',
  '/lgw',
  '/lotto',
  '/cdn',
  '/__sandbox',
  '/openapi.json',
  '/docs',
  '/play',
  '/identitytoolkit.googleapis.com',
];

/**
 * Modules of every page go into one chunk: twenty small files compress a tenth worse. The rest is split by
 * screen.
 */
const CHUNKS = [
  {
    name: 'frame',
    test: (id: string) => FRAME.some((part) => part.test(id)) && !LATER.test(id),
  },
  { name: 'parts', test: /libs\/ui-kit\/src\/(tabs|checkbox|form)\// },
  { name: 'form', test: (id: string) => FORM.some((part) => part.test(id)) },
];

const FRAME = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|jotai|use-sync-external-store|zod|i18next|react-i18next)\//,
  /node_modules\/@tanstack\//,
  /lucide-react\/dist\/esm\/icons\/(mail|pause|play|rotate-cw|triangle-exclamation-point|x)\./,
  /libs\/(core|session)\/src\//,
  /libs\/feature-kit\/src\/(navigation|pictures|query-client)\//,
  /libs\/i18n\/src\/.*\.tsx?$/,
  /libs\/[\w-]+\/src\/labels\.ts$/,
  /libs\/shell\/src\/(start|frame|status-gate)\//,
  /libs\/ui-kit\/src\/(theme|top-bar|bottom-bar|icon-button|button|logo|picture|skeleton|legal-line|tile|failed-state|section-head)\//,
  /libs\/feature-account\/src\/language\/language-(button|word)/,
  /libs\/api-client\/src\/(api|config|api-error|import-chunk)/,
  /libs\/api-client\/src\/(transport|contract|system|games)\//,
];

/** Shared modules that are needed only after a tap, on game lists or behind a closed gate. */
const LATER =
  /rich-text|Trans|html-parse|void-elements|error-text|error-key|page-fade|my-games|merchant|deferred-frame|offline|illustration\/(drawing|subjects)|infinite|queriesObserver|transport\/(write|seal)|contract\/(?!(?:index|call|wire|error-codes|system\/system|games\/games)\.)|closed-screen|crash-screen|banner\/carousel/i;

/** Modules shared by login, registration and other forms. */
const FORM = [
  /node_modules\/react-hook-form\//,
  /libs\/ui-kit\/src\/(field|captcha-field)\//,
  /libs\/feature-kit\/src\/(captcha|field-errors|ruled-field|form|pattern)\//,
  /libs\/feature-account\/src\/entry\/(?!backdrop-video)/,
];

/** Skips preloading the chunks of platform calls: listing them costs every first view 1 KB. */
function wantedDependencies(file: string, dependencies: string[]): string[] {
  return file.includes('.api-') ? [] : dependencies;
}

/** The router package names its development build in any mode: 10 KB of warnings. */
const ROUTER = [
  {
    find: /^react-router$/,
    replacement: `${workspaceRoot}/node_modules/react-router/dist/production/index.mjs`,
  },
  {
    find: /^react-router\/dom$/,
    replacement: `${workspaceRoot}/node_modules/react-router/dist/production/dom-export.mjs`,
  },
];

/** Leaves out of the contract what the page never reads: see `DOCUMENTED` in its `call.ts`. */
export const LEAN_CONTRACT = {
  transform: { define: { UNDOCUMENTED: 'true' } },
  optimization: { inlineConst: true },
};

/** Uses Vite's module runner: its config loader does not resolve path aliases. */
async function loadBrand(dir: string): Promise<Brand> {
  const config = {
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
  } as const;
  const { module } = await runnerImport<{ default: Brand }>(`${dir}/brand/brand.ts`, config);
  return module.default;
}

/** Vite configuration of a brand; all differences come from its `brand.ts`. */
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
    plugins: [react(), brandHtml(brand), pagePolicy(), precompress()],
    resolve: { tsconfigPaths: true, alias: ROUTER },
    server: {
      port,
      proxy: Object.fromEntries(SERVED.map((path) => [path, SANDBOX])),
    },
    build: {
      outDir: `${workspaceRoot}/dist/apps/${brand.code}`,
      emptyOutDir: true,
      manifest: true,
      // One style sheet for the frame and one per screen: the first view loads only its own.
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: wantedDependencies },
      rolldownOptions: {
        ...LEAN_CONTRACT,
        output: { codeSplitting: { groups: CHUNKS } },
      },
    },
  };
}
