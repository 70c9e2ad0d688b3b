import { PATHS } from '@lobby/core';
import type { BackRule } from './screen-route';
import { useOwnNavigate } from './use-own-navigate';

/** Whether a link of this site loaded this page, as before the script runs; false in a new tab. */
const cameByLink = () => history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/**
 * Whether there is an earlier entry of this site; React Router numbers the entries of a page in `history.state.idx`,
 * from 0.
 */
function hasHistory(): boolean {
  const state: unknown = history.state;
  const counted = typeof state === 'object' && state !== null && 'idx' in state;
  return (counted && Number(state.idx) > 0) || cameByLink();
}

/** Returns a handler that goes back by rule (D1 §2); Home if there is no history. Does nothing after unmount. */
export function useBack(rule: BackRule): () => void {
  const navigate = useOwnNavigate();
  return () => {
    if (rule === 'history' && hasHistory()) navigate(-1);
    else navigate(PATHS.home);
  };
}
