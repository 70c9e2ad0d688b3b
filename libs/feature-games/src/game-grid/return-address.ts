import { useLocation, useNavigationType } from 'react-router-dom';

/** Router state of a forward navigation that restores the scroll position as back does. */
export const RESTORE_SCROLL = 'restore-scroll';

/** Address of the page, and whether the user returns to it: by history, a reload, or from a game. */
export function useReturnAddress(): { address: string; returns: boolean } {
  const { pathname, search, state } = useLocation();
  const returns = useNavigationType() === 'POP' || state === RESTORE_SCROLL;
  return { address: pathname + search, returns };
}
