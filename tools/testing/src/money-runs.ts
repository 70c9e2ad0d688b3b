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
  /** Absent, like `fill` and `typed`, where nothing is typed. */
  amount?: string;
  /** Waits until the form is shown. */
  ready(): Promise<unknown>;
  /** Fills the whole form. */
  fill?(amount: string): void;
  /** Fills again what a form never keeps, such as a password. */
  fillSecrets?(): void;
  /** Presses the button that sends. */
  send(): void;
  /** The amount that the form holds, as a decimal string. */
  typed?(): string;
  /** Whether the outcome is shown. */
  isDone(): boolean;
  /** Number of such orders in the ledger. */
  orders(): number | Promise<number>;
  /** Runs where `MONEY_RUNS` does not say. Default: 16. */
  runs?: number;
}

const BY_KEY = '/wps/transaction/key';

/** What goes wrong while the money is sent, by the calls that fail. */
const HARDSHIPS: Readonly<Record<string, (call: string) => Readonly<Record<string, Failure>>>> = {
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
  hardship: string;
  taps: 1 | 2;
  /** No network at the press. */
  offline: boolean;
  /** How one goes on: on the same page, over a reload, or away and back. */
  next: 'stay' | 'reload' | 'back';
}

const step: fc.Arbitrary<Step> = fc.record({
  hardship: fc.constantFrom(...Object.keys(HARDSHIPS)),
  taps: fc.constantFrom(1, 2),
  offline: fc.nat(9).map((chance) => chance === 0),
  next: fc.constantFrom('stay', 'reload', 'back'),
});

/** Waits until the form or the outcome is shown, and nothing is under way. */
async function atRest(flow: MoneyFlow): Promise<void> {
  if (!flow.isDone())
    await Promise.race([flow.ready(), waitFor(() => expect(flow.isDone()).toBe(true))]);
  await flow.tools.settled();
}

const isLoggedOut = () => sessionStore.get(sessionAtom) === null;

/** Whether the way to ask for an unknown outcome is shown, at rest. */
const isInDoubt = () =>
  screen.queryByRole('button', { name: english('forms:money.check') }) !== null;

/** Waits until a press has an outcome: done, an error or a doubt that is said, or a session that has ended. */
async function outcome(flow: MoneyFlow): Promise<void> {
  // The form is checked first, which ends in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  await flow.tools.settled();
  await waitFor(() => {
    const said = screen.queryAllByRole('alert').some(({ textContent }) => textContent !== '');
    expect(flow.isDone() || said || isInDoubt() || isLoggedOut()).toBe(true);
  });
}

/** Presses the button while a step's calls fail. */
async function send(flow: MoneyFlow, { hardship, taps, offline }: Step): Promise<void> {
  const { tools, call } = flow;
  const failures = HARDSHIPS[hardship]?.(call) ?? {};
  for (const [path, how] of Object.entries(failures)) tools.fail(path, how);
  if (offline) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  flow.fillSecrets?.();
  for (let tap = 0; tap < taps; tap += 1) flow.send();
  await outcome(flow);
  vi.restoreAllMocks();
  tools.mend();
}

/** Goes on after a step; whoever lost the session logs in again. */
async function goOn(flow: MoneyFlow, { next }: Step): Promise<void> {
  const { tools, user, address } = flow;
  const loggedOut = isLoggedOut();
  if (next === 'stay' && !loggedOut) return;
  if (next === 'back') await tools.open('/m/elsewhere', { reload: true });
  await tools.open(address, { reload: true, ...(loggedOut ? { user } : {}) });
  await atRest(flow);
}

/** One person with one intent, through the steps and until it is done. */
async function run(flow: MoneyFlow, steps: readonly Step[]): Promise<void> {
  const { tools, user, address, amount = '', prepare } = flow;
  await tools.open(address, { user, prepare });
  await flow.ready();
  flow.fill?.(amount);
  const last: Step = { hardship: 'nothing', taps: 1, offline: false, next: 'stay' };
  for (const one of [...steps, last, last]) {
    await send(flow, one);
    if (flow.isDone()) break;
    await goOn(flow, one);
    // The outcome of an earlier press may be found just now.
    const isKept = () => (flow.typed?.() ?? amount) === amount;
    await waitFor(() => expect(flow.isDone() || isKept(), 'input kept').toBe(true));
    if (flow.isDone()) break;
  }
  expect(flow.isDone(), 'the outcome is shown').toBe(true);
  expect(await flow.orders(), 'orders of one intent').toBe(1);
}

const setting = (name: string, initial: number) => Number(process.env[name] ?? initial);

/** Runs of a test that names no number, and milliseconds that one may take. */
const RUNS = 16;
const RUN_MS = 3_000;
/** Time limit of `moneyRuns` in a test. */
export const MONEY_RUNS_MS = setting('MONEY_RUNS', RUNS) * RUN_MS;

/**
 * Sends money through seeded runs of hardships: each ends with one order, shown, and with nothing that was typed
 * lost. `MONEY_RUNS` and `MONEY_SEED` of the environment change their number and their order.
 */
export const moneyRuns = (flow: MoneyFlow): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), (steps) => run(flow, steps)),
    {
      numRuns: setting('MONEY_RUNS', flow.runs ?? RUNS),
      seed: setting('MONEY_SEED', 4711),
      endOnFailure: true,
    },
  );
