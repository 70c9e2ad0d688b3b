import { afterEach, beforeEach } from 'vitest';
import { createSandbox, type Sandbox } from '../app';

interface TestPlatform {
  /** Sandbox of the running test. */
  readonly sandbox: Sandbox;
  /** Its time, ms; writable by the test. */
  now: number;
}

/** Creates a strict sandbox per test, whose time starts at `start`, ms. */
export function platformAt(start: number): TestPlatform {
  let sandbox: Sandbox | undefined;
  const platform: TestPlatform = {
    now: start,
    get sandbox() {
      if (sandbox === undefined) throw new Error('No test is running');
      return sandbox;
    },
  };
  beforeEach(() => {
    platform.now = start;
    sandbox = createSandbox({ strict: true, now: () => platform.now });
  });
  afterEach(() => {
    sandbox?.close();
    sandbox = undefined;
  });
  return platform;
}
