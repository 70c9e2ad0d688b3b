import { atom } from 'jotai';
import type { DeniedReason } from '../access/access-denied';

/** How a session ended: here, in another tab, or refused by the platform. */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'expired';

/** How the session ended; null once the user has been notified. */
export const sessionEndAtom = atom<{ reason: SessionEnd } | null>(null);

/**
 * Why a guard blocked the last navigation; null once the user has been notified. Not set for redirects to the login.
 */
export const blockedNavigationAtom = atom<{
  reason: Exclude<DeniedReason, 'sign-in' | 'change-password'>;
} | null>(null);
