import aurora from '@lobby/brand-aurora';
import { createSandbox, type Sandbox } from '@lobby/sandbox';
import { sessionAtom, sessionStore } from '@lobby/session';
import { wire } from './render-screen';

/**
 * A sandbox with a year of history up to `now` (ms), in Aurora; the calls of the page are those of `user`. Takes some
 * seconds. For calls without a screen; the caller closes it.
 */
export function yearSandbox(user: string, now: number): Sandbox {
  const sandbox = createSandbox({ database: ':memory:', seed: 'full', now: () => now });
  const { record } = sandbox.control.session({ user, brand: 'aurora' });
  sessionStore.set(sessionAtom, record);
  wire(sandbox, aurora);
  return sandbox;
}
