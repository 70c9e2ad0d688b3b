import type { ScreenRoute } from '@lobby/feature-kit';
import type { Sandbox } from '@lobby/sandbox';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { putFault, type Failure } from './failure';
import { page } from './page';
import {
  currentSandbox,
  renderScreen,
  type OpenOptions,
  type RenderedScreen,
} from './render-screen';
import { resetPage } from './reset-page';

const control = () => currentSandbox().control;

/** Control and inspection of the platform in tests. */
const platform = {
  /** Calls since the screen opened, filtered by path ending and, if given, method. */
  calls: (pathEnding: string, method?: string) =>
    control()
      .calls()
      .filter((call) => call.path.endsWith(pathEnding) && (method ?? call.method) === call.method),
  /** Makes a call (`/path` or `METHOD /path`) fail from now on; `/wps/*` matches every call below it. */
  fail: (call: string, how: Failure): void => putFault(currentSandbox(), call, how),
  /** Removes all failures added by `fail`. */
  mend: (): void => void control().faults([]),
  /** Last code sent to a number; empty if none. */
  smsCode: (mobile: string): string => control().sms(mobile)[0]?.code ?? '',
};

/**
 * Screen test kit: `open` renders a route against the in-process sandbox; the rest acts on the page or the
 * platform. Resets the page after each test of the file.
 */
export function screensOf(routes: readonly ScreenRoute[]) {
  let opened: RenderedScreen | undefined;
  afterEach(() => {
    cleanup();
    opened = undefined;
    vi.useRealTimers();
    vi.unstubAllGlobals();
    resetPage();
  });
  return {
    ...page,
    ...platform,
    /** Opens the screen of an address. Resets the platform first, unless `reload` is set. */
    open: async (at: string, options?: OpenOptions): Promise<RenderedScreen> => {
      opened = await renderScreen(routes, at, options);
      return opened;
    },
    /** Current path and query. */
    address: (): string => opened?.address() ?? '',
    /** Sandbox of this file: `sandbox.control` has content, flags, clock, calls, ledger. */
    get sandbox(): Sandbox {
      return currentSandbox();
    },
  };
}
