import { loginPath } from '@lobby/core';
import { currentToken } from '@lobby/session';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Creates a hook for one kind of choice that needs a session. The hook returns a function for guests: it goes to the
 * login, and once the page is back calls `make` with the choice; a guest who returns without logging in drops it. Kept in
 * memory only.
 */
export function createAfterLogin<Choice>() {
  /** `left`: the page of the choice has been left, so that the next page with the hook is the one that is back. */
  let pending: { choice: Choice; left: boolean } | undefined;
  return function useAfterLogin(make: (choice: Choice) => void): (choice: Choice) => void {
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    const own = useRef<typeof pending>(undefined);
    const makePending = useEffectEvent(() => {
      if (!pending?.left) return;
      const { choice } = pending;
      pending = undefined;
      if (currentToken() !== null) make(choice);
    });
    useEffect(() => {
      makePending();
      return () => {
        if (own.current) own.current.left = true;
      };
    }, []);
    return useCallback(
      (choice) => {
        pending = own.current = { choice, left: false };
        void navigate(loginPath(pathname + search));
      },
      [navigate, pathname, search],
    );
  };
}
