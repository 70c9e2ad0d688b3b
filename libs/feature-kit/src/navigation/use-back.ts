import { PATHS } from '@lobby/core';
import { useNavigate } from 'react-router-dom';
import type { BackRule } from './screen-route';

/** React Router numbers its entries: 0 is where this visit began. */
function hasHistory(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** What the header's arrow and a close button do (D1 §2): Home by rule, else back, else Home when there is no history. */
export function useBack(rule: BackRule): () => void {
  const navigate = useNavigate();
  return () => {
    if (rule === 'history' && hasHistory()) void navigate(-1);
    else void navigate(PATHS.home);
  };
}
