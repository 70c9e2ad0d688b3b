import { storageAtom } from '@lobby/core';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { sessionAtom } from '../session/session';
import { sessionStore } from '../session/store';
import { useSession } from '../session/viewer';

const closedAtom = storageAtom('depositClosed');

/** Sets until when no screen names the deposit to the person who is logged in, ms since the epoch; 0 where it is open. */
export function closeDeposit(until: number): void {
  const userName = sessionStore.get(sessionAtom)?.userName ?? '';
  sessionStore.set(closedAtom, { userName, until });
}

/** Whether screens leave the deposit out: a break runs, or a deposit limit is used up. The platform refuses it by itself. */
export function useDepositClosed(): boolean {
  const { userName, until } = useAtomValue(closedAtom, { store: sessionStore });
  const session = useSession();
  const [now] = useState(Date.now);
  return session?.userName === userName && until > now;
}
