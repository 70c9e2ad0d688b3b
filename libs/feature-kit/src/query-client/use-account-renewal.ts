import { useSession } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIdle } from '../wait/use-idle';
import { correctAccount } from './correct-account';

/** Milliseconds in which member information counts as just fetched. */
const JUST_ASKED_MS = 30_000;

/** Refreshes the member's information when the page is idle, and corrects the account's type in the session (D2 §7). */
export function useAccountRenewal(): void {
  const client = useQueryClient();
  const idle = useIdle();
  const token = useSession()?.token;
  useEffect(() => {
    if (idle && token !== undefined) void correctAccount(client, JUST_ASKED_MS);
  }, [client, idle, token]);
}
