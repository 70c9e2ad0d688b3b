import { useLocation, useNavigationType } from 'react-router-dom';

/** Router state of a forward navigation that restores the list's position like a step back. */
export const RESTORE_SCROLL = 'restore-scroll';

/** Address of the page, and whether one comes back to it: by a step in history, a reload, or out of a game. */
export function useReturnAddress(): { address: string; returns: boolean } {
  const { pathname, search, state } = useLocation();
  const returns = useNavigationType() === 'POP' || state === RESTORE_SCROLL;
  return { address: pathname + search, returns };
}
