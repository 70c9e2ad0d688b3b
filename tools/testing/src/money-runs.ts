import type { Sandbox } from '@lobby/sandbox';
import { sessionAtom, sessionStore } from '@lobby/session';
import { act, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import type { Failure } from './failure';
import { english } from './label-text';
import type { screensOf } from './screens-of';

/** A screen that moves money. */
export interface MoneyFlow {
  tools: ReturnType<typeof screensOf>;
  user: string;
  /** Address of the form. */
  address: string;
  /** Prepares the platform before a run. */
  prepare?(sandbox: Sandbox): unknown;
  /** The call that moves the money. */
  call: string;
  /** Absent, like `fill` and `typed`, if nothing is typed. */
  amount?: string;
  /** Waits until the form is shown. */
  ready(): Promise<unknown>;
  /** Fills the whole form. */
  fill?(amount: string): void;
  /** Fills again the fields that a form never stores, such as a password. */
  fillSecrets?(): void;
  /** Presses the button that sends. */
  send(): void;
  /** The amount in the form, as a decimal string. */
  typed?(): string;
  /** Whether the outcome is shown. */
  isDone(): boolean;
  /** Number of such orders in the ledger. */
  orders(): number | Promise<number>;
  /** Runs without `MONEY_RUNS`. Default: 16. */
  runs?: number;
}

const BY_KEY = '/wps/transaction/key';

/** Failures while the money is sent, by the calls that fail. */
const FAILURES: Readonly<Record<string, (call: string) => Readonly<Record<string, Failure>>>> = {
  nothing: () => ({}),
  'slow answer': (call) => ({ [call]: { delayMs: 30 } }),
  'lost answer': (call) => ({ [call]: { kind: 'drop-response' } }),
  'answer cut off': (call) => ({ [call]: { kind: 'truncate' } }),
  'lost answer, nobody to ask': (call) => ({
    [call]: { kind: 'drop-response' },
    [BY_KEY]: 'offline',
  }),
  'killed server': (call) => ({ [call]: 'offline', [BY_KEY]: 'offline' }),
  'error of an edge': (call) => ({ [call]: 502 }),
  'expired session': (call) => ({ [call]: 401 }),
};

interface Step {
  failure: string;
  taps: 1 | 2;
  /** No network at the press. */
  offline: boolean;
  /** How the user continues: on the same page, after a reload, or by leaving and returning. */
  next: 'stay' | 'reload' | 'back';
}

const step: fc.Arbitrary<Step> = fc.record({
  failure: fc.constantFrom(...Object.keys(FAILURES)),
  taps: fc.constantFrom(1, 2),
  offline: fc.nat(9).map((chance) => chance === 0),
  next: fc.constantFrom('stay', 'reload', 'back'),
});

/** Waits until the form or the outcome is shown, and nothing is pending. */
async function atRest(flow: MoneyFlow): Promise<void> {
  if (!flow.isDone())
    await Promise.race([flow.ready(), waitFor(() => expect(flow.isDone()).toBe(true))]);
  await flow.tools.settled();
}

const isLoggedOut = () => sessionStore.get(sessionAtom) === null;

/** Whether the button to check an unknown outcome is shown and enabled. */
const isInDoubt = () =>
  screen.queryByRole('button', { name: english('forms:money.check') }) !== null;

/** Waits until a press has an outcome: success, an error, an unknown outcome, or an expired session. */
async function outcome(flow: MoneyFlow): Promise<void> {
  // The form is validated first, which ends in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await flow.tools.settled();
  await waitFor(() => {
    const said = screen.queryAllByRole('alert').some(({ textContent }) => textContent !== '');
    expect(flow.isDone() || said || isInDoubt() || isLoggedOut()).toBe(true);
  });
}

/** Presses the button while a step's calls fail. */
async function send(flow: MoneyFlow, { failure, taps, offline }: Step): Promise<void> {
  const { tools, call } = flow;
  const failures = FAILURES[failure]?.(call) ?? {};
  for (const [path, how] of Object.entries(failures)) tools.fail(path, how);
  if (offline) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // The outcome of an earlier press may arrive at any moment, and replace the form.
  await waitFor(() => {
    if (flow.isDone()) return;
    flow.fillSecrets?.();
    for (let tap = 0; tap < taps; tap += 1) flow.send();
  });
  await outcome(flow);
  vi.restoreAllMocks();
  tools.mend();
}

/** Continues after a step; logs in again if the session is lost. */
async function continueRun(flow: MoneyFlow, { next }: Step): Promise<void> {
  const { tools, user, address } = flow;
  const loggedOut = isLoggedOut();
  if (next === 'stay' && !loggedOut) return;
  if (next === 'back') await tools.open('/m/elsewhere', { reload: true });
  await tools.open(address, { reload: true, ...(loggedOut ? { user } : {}) });
  await atRest(flow);
}

/** One run: one user with one intent, through the steps until it is done. */
async function run(flow: MoneyFlow, steps: readonly Step[]): Promise<void> {
  const { tools, user, address, amount = '', prepare } = flow;
  await tools.open(address, { user, prepare });
  await flow.ready();
  flow.fill?.(amount);
  const last: Step = { failure: 'nothing', taps: 1, offline: false, next: 'stay' };
  for (const one of [...steps, last, last]) {
    await send(flow, one);
    if (flow.isDone()) break;
    await continueRun(flow, one);
    // The outcome of an earlier press may arrive here.
    const isKept = () => (flow.typed?.() ?? amount) === amount;
    await waitFor(() => expect(flow.isDone() || isKept(), 'input kept').toBe(true));
    if (flow.isDone()) break;
  }
  expect(flow.isDone(), 'the outcome is shown').toBe(true);
  expect(await flow.orders(), 'orders of one intent').toBe(1);
}

const setting = (name: string, initial: number) => Number(process.env[name] ?? initial);

/** Default number of runs of a test, and maximum ms of one. */
const RUNS = 16;
const RUN_MS = 3_000;
/** Time limit of `moneyRuns` in a test. */
export const MONEY_RUNS_MS = setting('MONEY_RUNS', RUNS) * RUN_MS;

/**
 * Sends money through seeded runs with failures: each must end with one displayed order, and without lost input.
 * The environment variables `MONEY_RUNS` and `MONEY_SEED` set the number of runs and the seed.
 */
export const moneyRuns = (flow: MoneyFlow): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), (steps) => run(flow, steps)),
    {
      numRuns: setting('MONEY_RUNS', flow.runs ?? RUNS),
      seed: setting('MONEY_SEED', 4711),
      endOnFailure: true,
      includeErrorInReport: true,
    },
  );
