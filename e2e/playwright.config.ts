import { existsSync, readdirSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../tools/workspace/browser.mjs';
import { workspaceRoot } from '../tools/unit/root.ts';
import type { BrandOption } from './src/fixtures.ts';

const apps = `${workspaceRoot}/apps`;
const brands = readdirSync(apps).filter((name) => existsSync(`${apps}/${name}/brand/brand.ts`));

/** What is told once in Vietnamese and once in English, or once with the policy and once without. */
const SECOND = /\bin EN\b|\bEN:|policy off/;
/** What a brand's own look, sizes and rules could break. */
const OF_BRANDS = /\b(budget|pictures|player)\.spec/;
/** One journey of each area, where no brand must fail. */
const MAIN_ROADS = /@brands/;
/** The same in English, and what is tried without the policy. */
const SECOND_MAIN_ROADS = /(?:\bin EN\b|\bEN:).*@brands|policy off/;

/** `JOURNEYS=all` walks every flow in English too, which takes a further 2 to 5 minutes. */
const WHOLE = process.env['JOURNEYS'] === 'all';

/** The first brand walks everything in Vietnamese, the second the main roads in English, the third in Vietnamese. */
const SHARES: Readonly<Record<string, { grep?: RegExp[]; grepInvert?: RegExp }>> = {
  aurora: { grepInvert: SECOND },
  jade: { grep: [WHOLE ? SECOND : SECOND_MAIN_ROADS, OF_BRANDS] },
  ember: { grep: [OF_BRANDS, MAIN_ROADS, /320 px/], grepInvert: SECOND },
};

/** A page lives for seconds: to optimize its script takes longer than to run it, and three workers fill the processors. */
const SHORT_LIVED = ['--js-flags=--single-threaded --no-opt --no-maglev'];

/** Where pictures move, on the main roads; elsewhere a person prefers less motion, which takes a third less time. */
const MOVING_BRAND = 'ember';

/** Milliseconds, for a machine with other work; a journey that is about a time names it itself. */
const PATIENCE = { test: 60_000, expect: 10_000 };
/** Milliseconds; a brand takes 2 to 11 minutes, and 21 on the slowest machine seen. A run that hangs is a failure, not a wait. */
const GLOBAL_TIMEOUT = 40 * 60_000;

/** Journeys in a real browser against the real sandbox: every brand is a project. */
export default defineConfig<BrandOption>({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: '../dist/e2e/results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: PATIENCE.test,
  expect: { timeout: PATIENCE.expect },
  globalTimeout: GLOBAL_TIMEOUT,
  // One waits for its page while two compute: a third fills the processors.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: `${workspaceRoot}/dist/tests/e2e.json` }]],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // `page.route` does not see what a worker asks for; `worker-site.ts` lets it in.
    serviceWorkers: 'block',
    // A trace slows every journey: wanted for one, not for all.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: chromiumLaunch(SHORT_LIVED),
  },
  projects: brands.map((brand) => ({
    name: brand,
    use: {
      brand,
      contextOptions: { reducedMotion: brand === MOVING_BRAND ? 'no-preference' : 'reduce' },
    },
    ...SHARES[brand],
  })),
});
