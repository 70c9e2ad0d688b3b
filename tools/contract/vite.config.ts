import { mergeConfig } from 'vitest/config';
import { scriptTests } from '../unit/script-tests.ts';

/** Two workers: the two files that mutate every answer take half of the time. */
export default mergeConfig(scriptTests(import.meta.dirname), { test: { maxWorkers: 2 } });
