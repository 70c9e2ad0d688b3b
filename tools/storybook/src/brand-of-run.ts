import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    brand: string;
  }
}

// Read by the preview, which knows nothing of tests.
globalThis.lobbyStoryBrand = inject('brand');
