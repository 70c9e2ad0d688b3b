import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '../workspace/browser.mjs';
import { workspaceRoot } from '../unit/root.ts';
import { PREBUNDLE } from './.storybook/prebundle.ts';

/** The first brand runs every story. */
const BRANDS = ['aurora', 'jade', 'ember'];

/** Screens of features: made of ui-kit's parts, which run in every brand; journeys check them with axe in each. */
const FEATURE_STORIES = `${workspaceRoot}/libs/feature-*/**`;

/** Runs the stories, each checked by axe: one browser per brand. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: `${workspaceRoot}/node_modules/.vite/storybook`,
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  optimizeDeps: { include: PREBUNDLE },
  test: {
    name: 'storybook',
    setupFiles: [`${import.meta.dirname}/src/run-setup.ts`],
    reporters: ['default', 'json'],
    outputFile: { json: `${workspaceRoot}/dist/tests/storybook.json` },
    browser: {
      enabled: true,
      headless: true,
      // One page per brand: a page per file took longer to set up than the stories to run.
      isolate: false,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({ launchOptions: chromiumLaunch() }),
      instances: BRANDS.map((brand, index) => ({
        browser: 'chromium' as const,
        name: brand,
        provide: { brand },
        exclude: index === 0 ? [] : [FEATURE_STORIES],
      })),
    },
  },
});
