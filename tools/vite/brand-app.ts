import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type UserConfig } from 'vite';
import type { Brand } from '../../libs/core/src/brand.ts';
import { brandHtml } from './brand-html.ts';
import { leanContract } from './lean-contract.ts';
import { pagePolicy } from './page-policy.ts';
import { precompress } from './precompress.ts';
import { workspaceRoot } from './root.ts';

/** Where the sandbox answers while a brand runs with hot reload. */
const SANDBOX_PORT = Number(process.env['SANDBOX_PORT'] ?? 4299);

/** Node knows no `*.localhost`, and the sandbox tells the brand by the host: it must stay as asked. */
const SANDBOX = { target: `http://127.0.0.1:${SANDBOX_PORT}`, changeOrigin: false };

/** Everything the sandbox serves beside the pages. */
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
 * What every page needs stands in one file: twenty small files compress
 * worse by a tenth. Whatever only some screens need keeps its own chunk.
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
  /libs\/feature-kit\/src\/(navigation|pictures)\//,
  /libs\/i18n\/src\/.*\.tsx?$/,
  /libs\/[\w-]+\/src\/labels\.ts$/,
  /libs\/shell\/src\/(start|frame|status-gate)\//,
  /libs\/ui-kit\/src\/(theme|top-bar|bottom-bar|icon-button|button|logo|picture|skeleton|legal-line|tile|failed-state|section-head)\//,
  /libs\/feature-account\/src\/language\/language-(button|word)/,
  /libs\/api-client\/src\/(api|config|api-error|import-chunk)/,
  /libs\/api-client\/src\/(transport|contract|system|games)\//,
];

/** Parts of those that wait for a tap, a page of games or a closed gate. */
const LATER =
  /rich-text|Trans|html-parse|void-elements|error-text|error-key|page-fade|my-games|merchant|deferred-frame|offline|illustration\/(drawing|subjects)|infinite|queriesObserver|transport\/(write|seal)|contract\/(?!(?:index|call|wire|error-codes|system\/system|games\/games)\.)|closed-screen|crash-screen|banner\/carousel/i;

/** What the ways in share with each other, and forms with forms. */
const FORM = [
  /node_modules\/react-hook-form\//,
  /libs\/ui-kit\/src\/(field|captcha-field)\//,
  /libs\/feature-kit\/src\/(captcha|field-errors|ruled-field|form|pattern)\//,
  /libs\/feature-account\/src\/entry\/(?!backdrop-video)/,
];

/**
 * Calls of the platform come with an answer to wait for: naming their parts in the first script,
 * to fetch them side by side, costs every first view a kilobyte.
 */
function wantedDependencies(file: string, dependencies: string[]): string[] {
  return file.includes('.api-') ? [] : dependencies;
}

/** The router's package names its development build whatever the mode: 10 KB of warnings. */
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
    plugins: [react(), leanContract(), brandHtml(brand), pagePolicy(), precompress()],
    resolve: { tsconfigPaths: true, alias: ROUTER },
    server: {
      port,
      proxy: Object.fromEntries(SERVED.map((path) => [path, SANDBOX])),
    },
    build: {
      outDir: `${workspaceRoot}/dist/apps/${brand.code}`,
      emptyOutDir: true,
      manifest: true,
      // One style sheet for the frame, one for each screen: the first view carries its own alone.
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: wantedDependencies },
      rolldownOptions: {
        output: { codeSplitting: { groups: CHUNKS } },
      },
    },
  };
}
