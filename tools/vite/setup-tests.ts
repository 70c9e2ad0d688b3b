import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { afterTest } from '../testing/src/after-test';

/** Milliseconds; the first screen of a worker also waits for its chunk, on a loaded machine. */
const PATIENCE_MS = 8000;
configure({ asyncUtilTimeout: PATIENCE_MS });
vi.setConfig({ testTimeout: 4 * PATIENCE_MS });

/** Console errors and warnings fail the test. */
let spies: ReturnType<typeof vi.spyOn>[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  cleanup();
  const messages = spies.flatMap((spy) =>
    spy.mock.calls.map((call: unknown[]) => call.map(String).join(' ')),
  );
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const reset of afterTest) reset();
  localStorage.clear();
  sessionStorage.clear();
  expect(messages).toEqual([]);
});
