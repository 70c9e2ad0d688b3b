import aurora from '@lobby/brand-aurora';
import { createSandbox, type Sandbox } from '@lobby/sandbox';
import { sessionAtom, sessionStore } from '@lobby/session';
import { wire } from './render-screen';

/** A sandbox with a year of history up to `now` (ms). Takes some seconds; the caller closes it. */
export const yearSandbox = (now: number): Sandbox =>
  createSandbox({ database: ':memory:', seed: 'full', now: () => now });

/** Sends the calls of this test to a sandbox, as a user of Aurora; for calls without a screen. */
export function callAs(sandbox: Sandbox, user: string): void {
  const { record } = sandbox.control.session({ user, brand: 'aurora' });
  sessionStore.set(sessionAtom, record);
  wire(sandbox, aurora);
}
