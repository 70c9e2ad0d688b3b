import { useHasOwnAccount } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { protectionQuery } from './protection.query';

/** Query of the account's limits and breaks; disabled for accounts without real money. */
export const useProtection = () => useQuery({ ...protectionQuery, enabled: useHasOwnAccount() });
