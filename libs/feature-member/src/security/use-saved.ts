import { pathWith, safeReturnPath } from '@lobby/core';
import { useBack, useOwnNavigate } from '@lobby/feature-kit';
import { accountKey } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

/** Returns a function that adds this screen's return path to another path. */
export function useReturningPath(): (path: string) => string {
  const [query] = useSearchParams();
  const returnTo = query.get('returnTo');
  return (path) => (returnTo === null ? path : pathWith(path, { returnTo }));
}

/**
 * Returns a callback for after a save: shows a toast, invalidates the account's queries and, unless the screen was left,
 * returns to `returnTo` or goes back.
 */
export function useSaved(text: string): () => void {
  const client = useQueryClient();
  const navigate = useOwnNavigate();
  const [query] = useSearchParams();
  const goBack = useBack('history');
  return () => {
    toast.success(text);
    void client.invalidateQueries({ queryKey: accountKey });
    if (query.has('returnTo')) navigate(safeReturnPath(query.get('returnTo')), { replace: true });
    else goBack();
  };
}
