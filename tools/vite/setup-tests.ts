import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Timeout in ms; the first screen of a file also waits for its chunk on a busy machine. */
const PATIENCE_MS = 8000;
configure({ asyncUtilTimeout: PATIENCE_MS });
vi.setConfig({ testTimeout: 4 * PATIENCE_MS });

/** Fails a test that writes an error or a warning to the console. */
let spies: ReturnType<typeof vi.spyOn>[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  cleanup();
  const said = spies.flatMap((spy) =>
    spy.mock.calls.map((call: unknown[]) => call.map(String).join(' ')),
  );
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  expect(said).toEqual([]);
});
