import { safeReturnPath } from '@lobby/core';
import { useBack } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Adds where this screen returns to, to the path of another one that it leads to. */
export function useReturningPath(): (path: string) => string {
  const [query] = useSearchParams();
  const returnTo = query.get('returnTo');
  return (path) => (returnTo === null ? path : `${path}?${new URLSearchParams({ returnTo })}`);
}

/**
 * Returns a callback for after a save: shows a toast, invalidates the account's queries, returns to `returnTo` or goes
 * back.
 */
export function useSaved(text: string): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const goBack = useBack('history');
  return () => {
    toast.success(text);
    void client.invalidateQueries({ queryKey: accountKey });
    if (query.has('returnTo'))
      void navigate(safeReturnPath(query.get('returnTo')), { replace: true });
    else goBack();
  };
}
