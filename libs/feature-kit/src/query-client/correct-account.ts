import { correctAccountType, currentToken, memberInfoQuery } from '@lobby/session';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks the platform for the type of the account and puts it right in the session, after a refusal for lack of
 * permission: the record of a session can be edited by hand, and the guards go by it.
 */
export async function correctAccount(client: QueryClient): Promise<void> {
  const token = currentToken();
  if (token === null) return;
  try {
    const { type } = await client.fetchQuery({ ...memberInfoQuery, staleTime: 0 });
    correctAccountType(token, type);
  } catch {
    // Without an answer the refused screen keeps its error; the next refusal asks again.
  }
}
