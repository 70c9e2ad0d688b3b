import { msSince } from '@lobby/core';
import { correctAccountType, currentToken, memberInfoQuery } from '@lobby/session';
import type { QueryClient } from '@tanstack/react-query';

/** Whether the platform failed to answer within the last `ms`. */
function hasJustFailed(client: QueryClient, ms: number): boolean {
  const state = client.getQueryState(memberInfoQuery.queryKey);
  return state?.status === 'error' && msSince(state.errorUpdatedAt) < ms;
}

/**
 * Fetches the account's type, unless it was fetched within `calmMs`, and corrects it in the session: the stored session
 * can be edited by hand, and the guards rely on it. No-op for a guest.
 */
export async function correctAccount(client: QueryClient, calmMs = 0): Promise<void> {
  const token = currentToken();
  if (token === null || hasJustFailed(client, calmMs)) return;
  try {
    const { type } = await client.fetchQuery({ ...memberInfoQuery, staleTime: calmMs });
    correctAccountType(token, type);
  } catch {
    // Without a response the session keeps its type; the next refusal or renewal fetches again.
  }
}
