import { existsSync, readdirSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '../tools/workspace/browser.mjs';
import { workspaceRoot } from '../tools/unit/root.ts';
import type { BrandOption } from './src/fixtures.ts';

const apps = `${workspaceRoot}/apps`;
const brands = readdirSync(apps).filter((name) => existsSync(`${apps}/${name}/brand/brand.ts`));

/** `JOURNEYS=all` walks every journey in Vietnamese and in English, and the main journeys in every brand (decision 105). */
const ALL_JOURNEYS = process.env['JOURNEYS'] === 'all';

/** Second variant of a journey: in English, or without the policy. */
const SECOND_VARIANT = /\bEN\b|policy off/;
/** Journeys that depend on a brand's design, sizes and rules. */
const BRAND_SPECIFIC = /\b(?:budget|layout|pictures|player)\.spec/;
/** The same in a run that walks each journey once: of the visits of `player.spec.ts`, the whole one. */
const BRAND_SPECIFIC_ONCE = /\b(?:budget|layout|pictures)\.spec|\bplayer\.spec.*@games/;
/** A phone of 320 px: where the words are longest, and move. */
const NARROW = /320 px/;

/** Journeys whose assertion a screen test, a story or a sibling journey holds too. */
const ALL_ONLY = /@all\b/;
/** One journey of each area: the second brand walks one half of them in English, the third the other in Vietnamese. */
const MAIN_JOURNEYS = /@brands\b/;
const SECOND_HALF = / [n-z][\w-]*\.spec(?!.*\bVI\b).*@brands\b/;
const THIRD_HALF = / [a-m][\w-]*\.spec.*@brands\b/;
/** Main journeys that the first brand leaves to the others; `npm run check` walks those of `@account` there. */
const WALKED_ELSEWHERE = /^(?!.*@account\b).*@brands\b/;

interface Share {
  grep?: RegExp[];
  grepInvert: RegExp[];
}

/** Journeys that each brand walks: each journey once, and what is specific to a brand in each. */
const SHARES: Readonly<Record<string, Share>> = {
  aurora: { grepInvert: [SECOND_VARIANT, WALKED_ELSEWHERE, NARROW, ALL_ONLY] },
  jade: { grep: [SECOND_HALF, BRAND_SPECIFIC_ONCE], grepInvert: [NARROW, ALL_ONLY] },
  ember: {
    grep: [THIRD_HALF, BRAND_SPECIFIC_ONCE, NARROW],
    grepInvert: [SECOND_VARIANT, ALL_ONLY],
  },
};
/** The same with `JOURNEYS=all`: the first brand walks all of them in Vietnamese, the second in English. */
const ALL_SHARES: Readonly<Record<string, Share>> = {
  aurora: { grepInvert: [SECOND_VARIANT] },
  jade: { grep: [SECOND_VARIANT, BRAND_SPECIFIC], grepInvert: [] },
  ember: { grep: [MAIN_JOURNEYS, BRAND_SPECIFIC, NARROW], grepInvert: [SECOND_VARIANT] },
};
/** Share of a brand without an entry. */
const OWN: Share = { grep: [BRAND_SPECIFIC], grepInvert: ALL_JOURNEYS ? [] : [ALL_ONLY] };

/** A page lives for seconds: optimizing its script takes longer than running it, and three workers fill the processors. */
const NO_OPTIMIZATION = ['--js-flags=--single-threaded --no-opt --no-maglev'];

/** Brand that runs its main journeys with motion; the others use reduced motion, which takes a third less time. */
const MOVING_BRAND = 'ember';

/** Milliseconds, for a machine under load; a journey that tests a time sets its own. */
const TIMEOUTS = { test: 60_000, expect: 10_000 };
/** Milliseconds; a brand takes 2 to 11 minutes, and 21 on the slowest machine measured. A run that hangs must fail. */
const GLOBAL_TIMEOUT = 40 * 60_000;

/** Journeys in a real browser against the real sandbox: every brand is a project. */
export default defineConfig<BrandOption>({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: '../dist/e2e/results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: TIMEOUTS.test,
  expect: { timeout: TIMEOUTS.expect },
  globalTimeout: GLOBAL_TIMEOUT,
  // One worker waits for its page while two compute.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: `${workspaceRoot}/dist/tests/e2e.json` }]],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    // `page.route` does not see requests of a service worker; `worker-site.ts` allows it.
    serviceWorkers: 'block',
    // A trace slows every journey, so record it on request only.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: chromiumLaunch(NO_OPTIMIZATION),
  },
  projects: brands.map((brand) => ({
    name: brand,
    use: {
      brand,
      contextOptions: { reducedMotion: brand === MOVING_BRAND ? 'no-preference' : 'reduce' },
    },
    ...((ALL_JOURNEYS ? ALL_SHARES : SHARES)[brand] ?? OWN),
  })),
});
