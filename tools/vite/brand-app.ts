import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type InlineConfig, type UserConfig } from 'vite';
import { GAME_CATEGORIES } from '../../libs/api-client/src/contract/wire.ts';
import type { Brand } from '../../libs/core/src/brand.ts';
import { HOME_PATHS, PATHS } from '../../libs/core/src/paths.ts';
import { brandHtml } from './brand-html.ts';
import { chunkGroups } from './chunk-groups.ts';
import { chunkLoader } from './chunk-loader.ts';
import { className } from './class-names.ts';
import { firstTrip, type FirstScreen } from './first-trip.ts';
import { BUNDLE_PATHS, labelBundles } from './label-bundles.ts';
import { leanLibraries } from './lean-libraries.ts';
import { pagePolicy } from './page-policy.ts';
import { precompress } from './precompress.ts';
import { screenFiles } from './screen-files.ts';
import { serviceWorker } from './service-worker.ts';
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

const HOME = 'libs/shell/src/home/home-screen.tsx';
const HOME_BLOCKS = [
  'libs/feature-kit/src/board/banner-slides.tsx',
  'libs/shell/src/home/ticker-line.tsx',
];
const LOGIN = 'libs/feature-account/src/login/login-screen.tsx';

/** First imports of the page (see `chunk-groups.ts`); the build fails if a path is wrong. */
export const FIRST_VIEW = {
  // Calls started by the HTML: their responses are parsed first.
  calls: ['libs/api-client/src/games/games.api.ts', 'libs/api-client/src/system/system.api.ts'],
  // The two screens with a budget. A lower number makes the screen lighter and the other one heavier.
  screens: [
    { path: HOME, sharedBy: 2 },
    { path: LOGIN, sharedBy: 80 },
  ],
  together: [
    { name: 'labels-$1', paths: BUNDLE_PATHS },
    // Loaded by every page, and by Home, when idle.
    {
      name: 'rest',
      paths:
        /^.*\/(frame\/deferred-frame|page-fade\/page-fade|prefetch\/prefetch|home\/popup-block|download\/download-bar|announcements\/announcements\.api|popup\/(announcement-popup|popup-sheet)|query-client\/toast-failure)\.tsx?$/,
      withShared: true,
    },
    // Players need none of the agents' calls.
    {
      name: 'agent-calls',
      paths: /^.*\/api-client\/src\/agent\/agent\.api\.ts$/,
      isAlone: true,
    },
    // The screens of an area link to each other.
    {
      name: 'member-account',
      paths: /^.*\/feature-member\/src\/me\/account\/.*\.tsx?$/,
    },
    { name: 'member-me', paths: /^.*\/feature-member\/src\/(?:me|money)\/.*\.tsx?$/ },
    // Excluded: their list is a first screen without a form.
    {
      name: 'member-promotions',
      paths: /^.*\/feature-member\/src\/promotions\/(?:detail|apply)\/.*\.tsx?$/,
    },
    // Claimed as the rewards are; the other records send nothing.
    {
      name: 'member-rewards',
      paths: /^.*\/feature-member\/src\/records\/manual-rebate\/.*\.tsx?$/,
    },
    {
      name: 'member-$1',
      paths:
        /^.*\/feature-member\/src\/(pages|records|rewards|safer-play|security|service|vip|withdraw)\/.*\.tsx?$/,
    },
    {
      name: 'agent-team-records',
      paths: /^.*\/feature-agent\/src\/team\/(?:bets|overview|profit-and-loss)\/.*\.tsx?$/,
    },
    // Forms, which the lists link to.
    {
      name: 'agent-team-forms',
      paths: /^.*\/feature-agent\/src\/team\/(?:raise|transfer)\/.*\.tsx?$/,
    },
    {
      name: 'agent-$1',
      paths: /^.*\/feature-agent\/src\/(centre|team|accounts)\/.*\.tsx?$/,
    },
    {
      name: 'settings',
      paths: /^.*\/feature-account\/src\/(?:settings|devices)\/.*\.tsx?$/,
    },
    {
      name: 'messages',
      paths: /^.*\/feature-account\/src\/(?:inbox|announcements|messages)\/.*\.tsx$/,
    },
    {
      name: 'passwords',
      paths: /^.*\/feature-account\/src\/(?:password|recovery)\/.*\.tsx$/,
    },
    // Home's rows are small lists; filters and game details are used there.
    {
      name: 'games',
      paths: /^.*\/feature-games\/src\/(home-rows|game-pages|game-filter|game-facts)\/.*\.tsx?$/,
    },
    { name: 'lists', paths: /^.*\/feature-games\/src\/(all-games|game-list)\/.*\.tsx$/ },
    { name: 'centre', paths: /^.*\/feature-games\/src\/(game-centre|lottery)\/.*\.tsx$/ },
    // A game and a room share the page around their frame.
    { name: 'launched', paths: /^.*\/(play-screen|room-screen)\.tsx$/ },
    { name: 'streams', paths: /^.*\/feature-streams\/src\/.*\.tsx?$/ },
    // Bodies of all sheets and dialogs.
    { name: 'dialogs', paths: /^.*\/(sheet|confirm-dialog)-body\.tsx$/, withShared: true },
    { name: HOME, paths: /^.*\/(board\/banner-slides|home\/ticker-line)\.tsx$/ },
    { name: LOGIN, paths: /^.*\/sign-in\/backdrop-video\.tsx$/ },
    // Calls of the login, and of the settings that it needs.
    {
      name: 'login-calls',
      paths: /^.*\/((access\/access|system\/merchant)\.api|registration\.query)\.ts$/,
      withShared: true,
    },
  ],
  sparing: [HOME, LOGIN, 'rest', 'dialogs', 'login-calls', 'games', 'lists'],
};

/** Viewports, px, in which every shape of tile has as many columns as at 390 (`tileColumns`). */
const GRID_WIDTHS = [360, 443] as const;
/** The same for the grid beside the menu of All games. */
const PANEL_WIDTHS = [360, 418] as const;

/** Public screens: the page fetches their files in parallel with the frame's script, and they can be published. */
const FIRST_SCREENS: readonly FirstScreen[] = [
  {
    modules: [HOME, ...HOME_BLOCKS],
    paths: HOME_PATHS,
    unless: ['SHELL_promotionTip'],
    anySearch: true,
  },
  {
    modules: [LOGIN, 'libs/api-client/src/system/merchant.api.ts'],
    labels: true,
    paths: [PATHS.login],
    // A device with a self-exclusion is not offered the trial.
    unless: ['SHELL_excludedUntil', 'SHELL_remembered', 'SHELL_backdrop', 'SHELL_drafts'],
  },
  {
    modules: ['libs/feature-account/src/registration/registration-screen.tsx'],
    labels: true,
    paths: [PATHS.register],
    unless: ['SHELL_invitation', 'SHELL_remembered', 'SHELL_backdrop', 'SHELL_drafts'],
  },
  {
    modules: ['libs/feature-games/src/all-games/all-games-screen.tsx'],
    paths: [PATHS.allGames],
    unless: ['SCROLLTOP'],
    widths: PANEL_WIDTHS,
  },
  {
    modules: ['libs/feature-games/src/game-list/game-list-screen.tsx'],
    paths: [
      PATHS.slotGames,
      PATHS.liveGames,
      PATHS.cardGames,
      PATHS.fishingGames,
      PATHS.sportGames,
      PATHS.gameList,
      ...['ALL', ...GAME_CATEGORIES].map((type) => `${PATHS.gameList}?gameType=${type}`),
    ],
    unless: ['SCROLLTOP'],
    widths: GRID_WIDTHS,
  },
  {
    modules: ['libs/feature-member/src/promotions/list/promotions-screen.tsx'],
    labels: true,
    paths: [PATHS.promotions],
    unless: ['SCROLLTOP'],
  },
  {
    modules: ['libs/feature-member/src/service/service-screen.tsx'],
    labels: true,
    paths: [PATHS.service],
  },
];

const catalogueOf = (language: string) =>
  `libs/i18n/src/labels/${language.toLowerCase()}/errors.json`;

/** The router package resolves to its development build in any mode: 10 KB of warnings. */
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

/** Strips from the contract what the page never reads: see `DOCUMENTED` in its `call.ts`. */
export const LEAN_CONTRACT = {
  transform: { define: { UNDOCUMENTED: 'true' } },
  optimization: { inlineConst: true },
};

/** Class names of CSS modules; the build that renders published pages needs the same. */
export const CSS = { modules: { generateScopedName: className } };

/** Replaces the shim of this React hook in libraries. */
const STORE_HOOK = { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' };

const RESOLVE = { tsconfigPaths: true, alias: [...ROUTER, STORE_HOOK] };

type Groups = Awaited<ReturnType<typeof chunkGroups>>;

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
  return defineConfig(async ({ command }) => {
    const brand = await loadBrand(dir);
    const groups = command === 'build' ? await chunkGroups(scriptOf(dir), FIRST_VIEW) : [];
    return configOf(dir, brand, port, groups);
  });
}

/** The app's script alone, without page. */
const scriptOf = (dir: string): InlineConfig => ({
  root: dir,
  plugins: [react(), leanLibraries(), labelBundles()],
  resolve: RESOLVE,
  build: { rolldownOptions: { input: `${dir}/src/main.tsx`, ...LEAN_CONTRACT } },
});

function configOf(dir: string, brand: Brand, port: number, groups: Groups): UserConfig {
  return {
    root: dir,
    cacheDir: `${workspaceRoot}/node_modules/.vite/${brand.code}`,
    plugins: [
      react(),
      leanLibraries(),
      labelBundles(),
      brandHtml(brand),
      chunkLoader(),
      firstTrip({
        language: brand.defaultLanguage,
        catalogues: Object.fromEntries(brand.languages.map((one) => [one, catalogueOf(one)])),
        screens: FIRST_SCREENS,
      }),
      screenFiles(`${workspaceRoot}/dist/screens/${brand.code}.json`),
      pagePolicy(),
      serviceWorker(),
      precompress(),
    ],
    resolve: RESOLVE,
    css: CSS,
    server: {
      port,
      proxy: Object.fromEntries(SERVED.map((path) => [path, SANDBOX])),
    },
    build: {
      outDir: `${workspaceRoot}/dist/apps/${brand.code}`,
      emptyOutDir: true,
      // One style sheet for the frame and one per screen: the first view loads only its own.
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { ...LEAN_CONTRACT, output: { codeSplitting: { groups } } },
    },
  };
}
