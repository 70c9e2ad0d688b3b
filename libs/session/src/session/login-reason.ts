import type { SessionEnd } from './session-events';

/** Why a session ended other than by a sign-out in this tab: the login page says so. */
export type LoginReason = Exclude<SessionEnd, 'signed-out'>;

const REASONS: readonly unknown[] = ['expired', 'signed-out-elsewhere'] satisfies LoginReason[];

const isReason = (value: unknown): value is LoginReason => REASONS.includes(value);

/** Returns the router state of a login page that opens because a session ended. It ends with its history entry. */
export const loginState = (endedBy: LoginReason) => ({ endedBy });

/** Reads the reason from a router state, which history may hold from an older version; undefined for any other state. */
export function loginReasonOf(state: unknown): LoginReason | undefined {
  if (typeof state !== 'object' || state === null || !('endedBy' in state)) return undefined;
  return isReason(state.endedBy) ? state.endedBy : undefined;
}
