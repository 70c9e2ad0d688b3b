import { api, type Protection } from '@lobby/api-client';
import { currentToken } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { changeOnce } from '../change/change-once';
import { tellProtectionChange } from './protection-channel';
import { protectionQuery } from './protection.query';

type ChangeProtection = (
  change: () => Promise<Protection>,
  isMade: (state: Protection) => boolean,
) => Promise<Protection>;

/**
 * Returns a function that changes limits or breaks; if the response is lost, it queries the state (`changeOnce`).
 * Updates `protectionQuery`, unless another account is signed in by then, and notifies the other tabs.
 */
export function useProtectionChange(): ChangeProtection {
  const client = useQueryClient();
  return async (change, isMade) => {
    const token = currentToken();
    const state = await changeOnce(change, () => api.protection.limits(), isMade);
    tellProtectionChange();
    if (currentToken() !== token) return state;
    const { queryKey } = protectionQuery;
    // A refetch from before the change would replace it.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, state);
    return state;
  };
}
