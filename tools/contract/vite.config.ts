import { mergeConfig } from 'vitest/config';
import { scriptTests } from '../unit/script-tests.ts';

/** Two workers: half of the time are two files, which bend every answer. */
export default mergeConfig(scriptTests(import.meta.dirname), { test: { maxWorkers: 2 } });
