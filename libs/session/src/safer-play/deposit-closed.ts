import { platformNow } from '@lobby/api-client';
import { storageAtom } from '@lobby/core';
import { useAtomValue } from 'jotai';
import { sessionStore } from '../session/store';

const closedUntilAtom = storageAtom('depositClosedUntil');

/** Sets the time until which screens hide the deposit, ms since the epoch; 0 while it is open. */
export function closeDeposit(until: number): void {
  sessionStore.set(closedUntilAtom, until);
}

/**
 * Whether screens hide the deposit: during a break, or with a deposit limit used up. The platform enforces both as
 * well.
 */
export function useDepositClosed(): boolean {
  return useAtomValue(closedUntilAtom, { store: sessionStore }) > platformNow();
}
