import type { KnownExamples } from './types';
import known from './known-examples.json';

/** Static examples of the call tests, kept by `testing/examples/known-examples.test.ts`. */
export const knownExamples: KnownExamples = known;
