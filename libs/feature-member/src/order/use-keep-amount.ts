import type { Amount } from '@lobby/core';
import { useSession, writeDraft } from '@lobby/session';

/** Returns a function that saves an order's amount as the draft of its form, so that the form opens with it. */
export function useKeepAmount(draft: string, amount: Amount): () => void {
  const owner = useSession()?.userName ?? '';
  return () => writeDraft(owner, draft, amount);
}
