import { useSession } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIdle } from '../wait/use-idle';
import { correctAccount } from './correct-account';

/** Milliseconds in which member information counts as just asked for. */
const JUST_ASKED_MS = 30_000;

/** Renews the information of a member once the page is idle, and puts the account's type right by it (D2 §7). */
export function useAccountRenewal(): void {
  const client = useQueryClient();
  const idle = useIdle();
  const token = useSession()?.token;
  useEffect(() => {
    if (idle && token !== undefined) void correctAccount(client, JUST_ASKED_MS);
  }, [client, idle, token]);
}
