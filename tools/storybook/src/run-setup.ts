import { afterEach, beforeEach, expect, inject, vi } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest' {
  interface ProvidedContext {
    brand: string;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    setMotion(motion: 'reduce' | 'no-preference'): Promise<void>;
  }
}

// Passes the brand to the stage, which does not depend on Vitest.
globalThis.lobbyStoryBrand = inject('brand');
globalThis.setStoryMotion = commands.setMotion;

/** Harmless browser warning: a resize observer's change is drawn one frame later. */
const HARMLESS = /ResizeObserver loop completed/;

const said: unknown[] = [];

beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!HARMLESS.test(String(words[0]))) said.push(words);
  });
});

afterEach(() => expect(said, 'what the story said on the console').toEqual([]));
