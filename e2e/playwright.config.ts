import { existsSync, readdirSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../tools/vite/browser.ts';
import { workspaceRoot } from '../tools/vite/root.ts';
import type { BrandOption } from './src/fixtures.ts';

const apps = `${workspaceRoot}/apps`;
const brands = readdirSync(apps).filter((name) => existsSync(`${apps}/${name}/brand.ts`));

/**
 * Each flow is walked in both languages and at two brands at least: what is told in EN and in VI runs
 * in one of them at each, and the third brand walks the main roads.
 */
const SHARES: Readonly<Record<string, { grepInvert?: RegExp; testMatch?: RegExp }>> = {
  aurora: { grepInvert: /\bin EN\b|\bEN:/ },
  jade: { grepInvert: /\bin VI\b|\bVI:/ },
  ember: { testMatch: /(player|login|registration|session|gate|frame|budget|popup)\.spec\.ts/ },
};

/** Journeys in a real browser against the real sandbox: every brand is a project. */
export default defineConfig<BrandOption>({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: '../dist/e2e/results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: `${workspaceRoot}/dist/tests/e2e.json` }]],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunch(),
  },
  projects: brands.map((brand) => ({ name: brand, use: { brand }, ...SHARES[brand] })),
});
