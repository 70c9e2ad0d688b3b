import { afterEach, beforeEach, expect, inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    brand: string;
  }
}

// Read by the stage, which knows nothing of tests.
globalThis.lobbyStoryBrand = inject('brand');

/** A word of the browser, not of the page: what a measured element changed is drawn one frame later. */
const HARMLESS = /ResizeObserver loop completed/;

const said: unknown[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!HARMLESS.test(String(words[0]))) said.push(words);
  });
});

afterEach(() => expect(said, 'what the story said on the console').toEqual([]));
