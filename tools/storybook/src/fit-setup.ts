import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { findCuts } from './fit/find-cuts';

declare module 'vitest' {
  interface ProvidedContext {
    language: string;
  }
}

// Passes the language to the stage, which does not depend on Vitest.
globalThis.lobbyStoryLanguage = inject('language');

/** The narrowest phone, and the largest text that WCAG 1.4.4 requires. */
const LAYOUTS = [
  { name: '320 px', width: 320, height: 640, text: '100%' },
  { name: '200 %', width: 390, height: 844, text: '200%' },
];

/** Observers of sizes report before the second frame. */
const frames = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
  });

afterEach(async () => {
  const { dataset, style } = document.documentElement;
  dataset['motion'] = 'less';
  const found: string[] = [];
  for (const { name, width, height, text } of LAYOUTS) {
    await page.viewport(width, height);
    style.fontSize = text;
    await frames();
    await frames();
    found.push(...findCuts().map((cut) => `${name}: ${cut}`));
  }
  delete dataset['motion'];
  style.fontSize = '';
  expect(found, 'what does not fit').toEqual([]);
});
