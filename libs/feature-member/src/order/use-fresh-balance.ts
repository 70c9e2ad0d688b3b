import { walletQuery } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Refetches the balance once an order has moved money. */
export function useFreshBalance(moved: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (moved) void client.invalidateQueries({ queryKey: walletQuery.queryKey });
  }, [client, moved]);
}
