import { storageAtom } from '@lobby/core';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { sessionStore } from '../session/store';

const closedUntilAtom = storageAtom('depositClosedUntil');

/** Sets until when no screen names the deposit, ms since the epoch; 0 where it is open. */
export function closeDeposit(until: number): void {
  sessionStore.set(closedUntilAtom, until);
}

/** Whether screens leave the deposit out: a break runs, or a deposit limit is used up. The platform refuses it by itself. */
export function useDepositClosed(): boolean {
  const until = useAtomValue(closedUntilAtom, { store: sessionStore });
  const [now] = useState(Date.now);
  return until > now;
}
