import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from '../vite/browser.ts';
import { workspaceRoot } from '../vite/root.ts';
import { PREBUNDLE } from './.storybook/prebundle.ts';

const BRANDS = ['aurora', 'jade', 'ember'];

/** Runs every story in every brand, each checked by axe: one browser per brand. */
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
      instances: BRANDS.map((brand) => ({
        browser: 'chromium' as const,
        name: brand,
        provide: { brand },
      })),
    },
  },
});
