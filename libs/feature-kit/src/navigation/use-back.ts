import { PATHS } from '@lobby/core';
import { useNavigate } from 'react-router-dom';
import type { BackRule } from './screen-route';

/** Whether React Router has an earlier entry; it numbers entries in `history.state.idx`, from 0. */
function hasHistory(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** Returns a handler that goes back by rule (D1 §2); Home if there is no history. */
export function useBack(rule: BackRule): () => void {
  const navigate = useNavigate();
  return () => {
    if (rule === 'history' && hasHistory()) void navigate(-1);
    else void navigate(PATHS.home);
  };
}
