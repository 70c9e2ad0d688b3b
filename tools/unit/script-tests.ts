import { mergeConfig } from 'vitest/config';
import { unit } from './unit.ts';

const SLOWEST_MS = 120_000;

/** Test configuration of a folder of scripts: every `*.test.ts` in it. */
export function scriptTests(dir: string) {
  return mergeConfig(unit(dir, { environment: 'node' }), {
    test: { include: ['**/*.test.ts'], testTimeout: SLOWEST_MS, hookTimeout: SLOWEST_MS },
  });
}
