import { EXAMPLES } from '../../pipeline/examples';
import type { Example } from '../../pipeline/examples/example';
import type { KnownExamples } from './types';

const areas: Record<string, Record<string, Example>> = EXAMPLES;

/**
 * The examples that every call is tested with, as far as they stand by themselves: an input made of
 * what was prepared (an order's number) is none to show.
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
