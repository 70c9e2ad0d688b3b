import { EXAMPLES } from '../../testing/examples';
import type { Example } from '../../testing/examples/example';
import type { KnownExamples } from './types';

const areas: Record<string, Record<string, Example>> = EXAMPLES;

/**
 * Static examples of the call tests; excludes inputs built from prepared data (for example an order number).
 */
export const knownExamples: KnownExamples = Object.fromEntries(
  Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries(calls).flatMap(([name, { input = {}, user }]) =>
      typeof input === 'function'
        ? []
        : [[`${area}.${name}`, { input: { ...input }, ...(user !== undefined && { user }) }]],
    ),
  ),
);
