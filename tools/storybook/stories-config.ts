import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { workspaceRoot } from '../unit/root.ts';
import { chromiumLaunch } from '../workspace/browser.mjs';
import { PREBUNDLE } from './.storybook/prebundle.ts';

interface StoriesRun {
  /** Name of the run and of its report. */
  name: string;
  /** Files below `src` that run before each file of stories. */
  setup: string[];
  env?: Record<string, string>;
  /** Values provided to the set-up files, and excluded stories, by the name of an instance. */
  instances: { name: string; provide: Record<string, string>; exclude?: string[] }[];
}

/** Milliseconds: the first story of each page waits for everything to be transformed. */
const FIRST_STORY_MS = 60_000;

/** Drawing moving frames takes a third of the processor time: a story moves only if it asks to (`motion.ts`). */
const LESS_MOTION = { reducedMotion: 'reduce' } as const;

const setMotion: BrowserCommand<['reduce' | 'no-preference']> = ({ page }, reducedMotion) =>
  page.emulateMedia({ reducedMotion });

/** A run of the stories in Chromium: one page per instance. */
export function storiesConfig({ name, setup, env = {}, instances }: StoriesRun): ViteUserConfig {
  return defineConfig({
    root: import.meta.dirname,
    cacheDir: `${workspaceRoot}/node_modules/.vite/storybook`,
    plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
    optimizeDeps: { include: PREBUNDLE },
    test: {
      name,
      env,
      testTimeout: FIRST_STORY_MS,
      setupFiles: setup.map((file) => `${import.meta.dirname}/src/${file}`),
      reporters: ['default', 'json'],
      outputFile: { json: `${workspaceRoot}/dist/tests/${name}.json` },
      browser: {
        enabled: true,
        headless: true,
        // One page per instance: a page per file took longer to set up than the stories to run.
        isolate: false,
        screenshotFailures: false,
        viewport: { width: 390, height: 844 },
        provider: playwright({ launchOptions: chromiumLaunch(), contextOptions: LESS_MOTION }),
        commands: { setMotion },
        instances: instances.map((instance) => ({ browser: 'chromium' as const, ...instance })),
      },
    },
  });
}
