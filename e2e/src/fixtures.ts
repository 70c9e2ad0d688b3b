import { readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { at } from '../../tools/workspace/paths.mjs';
import { startSandbox } from '../../tools/run/sandbox.mjs';
import { Problems } from './problems.ts';
import { SandboxClient } from './sandbox-client.ts';
import { Site } from './site.ts';
import { inAnyLanguage } from './words.ts';

export { expect } from '@playwright/test';

/** Minified: a page compiles it in two thirds of the time. */
const AXE = readFileSync(at('node_modules/axe-core/axe.min.js'), 'utf8');

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface BrandOption {
  /** The brand of the project: its host selects it. */
  brand: string;
}

interface Journey {
  /** The sandbox's control calls, for this brand; reset before each test. */
  sandbox: SandboxClient;
  /** Puts a signed-in session into the page's next load, without the login screen. */
  signIn: (page: Page, user: string) => Promise<void>;
  /** Fails the test on console errors and failed requests that it did not expect. */
  problems: Problems;
  /** Fails on any violation of WCAG 2.2 A and AA that axe finds. */
  axe: (page: Page) => Promise<void>;
}

export interface PopupOption {
  /** Whether dialogs that Home opens automatically, popups and contract prompts, are closed as a user would. */
  popups: 'closed' | 'open';
}

/** This worker's own server. */
interface Server {
  /** The built brands that its sandbox serves; restored before each test. */
  site: Site;
  /** Port of its sandbox. */
  port: number;
}

/** A journey: one brand in a phone's browser, against a sandbox of this worker's own. */
export const test = base.extend<Journey & PopupOption, BrandOption & Server>({
  brand: ['aurora', { option: true, scope: 'worker' }],

  site: [
    async ({ brand }, provide, info) => {
      const site = new Site(brand, at(`dist/e2e/site-${info.parallelIndex}`));
      await provide(site);
      site.remove();
    },
    { scope: 'worker' },
  ],

  port: [
    async ({ site }, provide, info) => {
      const data = at(`dist/e2e/data-${info.parallelIndex}`);
      const sandbox = await startSandbox({ data, brands: site.folder });
      await provide(sandbox.port);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  baseURL: async ({ brand, port }, provide) => {
    await provide(`http://${brand}.localhost:${port}`);
  },

  sandbox: [
    async ({ brand, port, site }, provide) => {
      site.reset();
      const client = new SandboxClient(port, brand);
      await client.reset();
      await provide(client);
    },
    { auto: true },
  ],

  popups: ['closed', { option: true }],

  context: async ({ context, popups }, provide) => {
    if (popups === 'closed') context.on('page', (page) => void dismissPopups(page));
    await provide(context);
  },

  signIn: async ({ sandbox }, provide) => {
    await provide(async (page, user) => {
      const { storageKey, record } = await sandbox.session(user);
      await page.addInitScript(placeRecord, { storageKey, text: JSON.stringify(record) });
    });
  },

  problems: [
    async ({ context }, provide) => {
      const problems = new Problems(context);
      await provide(problems);
      expect(problems.unexpected(), 'what the page complained of').toEqual([]);
    },
    { auto: true },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  axe: async ({}, provide) => {
    await provide(async (page) => {
      await page.evaluate(animationsEnded);
      if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
      expect(await page.evaluate(violations, WCAG), 'accessibility').toEqual([]);
    });
  },
});

/**
 * Runs axe in the page. Its builder for Playwright opens a second page for each check, which takes
 * five times as long.
 */
async function violations(tags: string[]): Promise<string[]> {
  const { axe: checker } = globalThis as unknown as { axe: typeof axe };
  const found = await checker.run(document, { runOnly: tags, resultTypes: ['violations'] });
  return found.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join('; ')})`,
  );
}

/**
 * Runs in the page: resolves when finite animations have ended and a closed dialog is removed. A dialog that fades in
 * does not have its final colours; one that fades out is hidden, with buttons that still take the focus.
 */
async function animationsEnded(): Promise<void> {
  const once = document.getAnimations().filter(
    ({ playState, timeline, effect }) =>
      playState === 'running' &&
      // A scroll-driven one ends by a scroll.
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Infinity,
  );
  const ended = Promise.all(once.map(({ finished }) => finished.catch(() => undefined))).then(
    async () => {
      const until = performance.now() + 1_000;
      while (document.querySelector('[data-ending-style]') && performance.now() < until)
        await new Promise(requestAnimationFrame);
    },
  );
  // One that is paused meanwhile never ends.
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1_000))]);
}

/** Dialogs that open automatically over Home, and the button that closes each. */
const AUTO_POPUPS = [
  {
    role: 'dialog',
    name: inAnyLanguage('feature-account', 'announcements.title'),
    away: inAnyLanguage('i18n', 'action.close'),
  },
  {
    role: 'alertdialog',
    name: inAnyLanguage('feature-account', 'prompt.title'),
    away: inAnyLanguage('feature-account', 'prompt.later'),
  },
] as const;

/** Times that a dialog's button is pressed until it closes. */
const CLOSING_TRIES = 4;

/** Closes these dialogs from here on whenever one blocks a step. */
async function dismissPopups(page: Page): Promise<void> {
  for (const { role, name, away } of AUTO_POPUPS) {
    const dialog = page.getByRole(role, { name });
    const button = dialog.getByRole('button', { name: away });
    // The dialog may have closed meanwhile, may still move on a loaded machine, and the page may be gone.
    const send = async () => {
      for (let tries = 0; tries < CLOSING_TRIES; tries += 1) {
        await button.click({ timeout: 1000 }).catch(() => undefined);
        const hidden = dialog.waitFor({ state: 'hidden', timeout: 2000 });
        if (await hidden.then(() => true).catch(() => false)) return;
      }
    };
    await page.addLocatorHandler(dialog, send).catch(() => undefined);
  }
}

/** Runs in the page before its scripts; once, so that signing out stays signed out. */
function placeRecord({ storageKey, text }: { storageKey: string; text: string }): void {
  if (window !== window.top || !location.hostname.endsWith('localhost')) return;
  const placed = 'e2e:placed';
  if (localStorage.getItem(placed) === text) return;
  localStorage.setItem(placed, text);
  sessionStorage.setItem(storageKey, text);
}
