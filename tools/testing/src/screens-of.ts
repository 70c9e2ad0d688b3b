import type { ScreenRoute } from '@lobby/feature-kit';
import type { Sandbox } from '@lobby/sandbox';
import { act, cleanup, waitFor } from '@testing-library/react';
import { putFault, type Failure } from './failure';
import { page } from './page';
import {
  currentSandbox,
  renderScreen,
  type OpenOptions,
  type RenderedScreen,
} from './render-screen';
import './reset-page';

const control = () => currentSandbox().control;

/** A test's control over the platform. */
const platform = {
  /** Calls received since the screen opened, by the end of their path and, if given, their method. */
  calls: (pathEnding: string, method?: string) =>
    control()
      .calls()
      .filter((call) => call.path.endsWith(pathEnding) && (method ?? call.method) === call.method),
  /** Makes a call (`/path` or `METHOD /path`) fail from here on; `/wps/*` is every call below it. */
  fail: (call: string, how: Failure): void => putFault(currentSandbox(), call, how),
  /** Ends all failures set with `fail`. */
  mend: (): void => void control().faults([]),
  /** The last code sent to a number; empty without one. */
  smsCode: (mobile: string): string => control().sms(mobile)[0]?.code ?? '',
};

/**
 * A screen test's tools: `open` shows a route at an address against the sandbox in this process, the
 * rest acts on what is shown or on the platform. The page is reset after each test.
 */
export function screensOf(routes: readonly ScreenRoute[]) {
  let opened: RenderedScreen | undefined;
  const inFlight = () => opened?.inFlight() ?? 0;
  return {
    ...page,
    ...platform,
    /** Shows the screen of an address in place of the last one. Resets the platform first, unless it is a reload. */
    open: async (at: string, options?: OpenOptions): Promise<RenderedScreen> => {
      cleanup();
      opened = await renderScreen(routes, at, options);
      return opened;
    },
    /** Waits until no query or mutation is in flight and all results are shown; wait for the call itself first. */
    settled: async (): Promise<void> => {
      do {
        await waitFor(() => {
          if (inFlight() > 0) throw new Error(`${inFlight()} queries and mutations are in flight`);
        });
        // Results are shown in the next task.
        await act(() => new Promise((resolve) => setTimeout(resolve)));
      } while (inFlight() > 0);
    },
    /** Leaves the screen for another address, as a link does. */
    goTo: async (at: string): Promise<void> => opened?.goTo(at),
    /** Current path and query. */
    address: (): string => opened?.address() ?? '',
    /** The sandbox of this file: `sandbox.control` has content, flags, clock, calls, ledger. */
    get sandbox(): Sandbox {
      return currentSandbox();
    },
  };
}
