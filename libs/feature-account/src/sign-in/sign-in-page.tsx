import { api, type GrantedSession } from '@lobby/api-client';
import { currentToken, startSession } from '@lobby/session';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';

/** Whether the page has unmounted. */
const Left = createContext<RefObject<boolean>>({ current: false });

/** Wraps a page that requests a session; a session granted after the page was left does not begin (decision 95). */
export function SignInPage({ children }: { children: ReactNode }) {
  const left = useRef(false);
  useEffect(function noteLeaving() {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  return <Left value={left}>{children}</Left>;
}

/**
 * Returns a stable function that starts a granted session and returns whether it began. After the page was left, it
 * ends the session on the platform instead.
 */
export function useSessionStart(): (granted: GrantedSession) => boolean {
  const left = use(Left);
  return useCallback(
    (granted) => {
      if (!left.current || currentToken() !== null) return startSession(granted);
      // Without a response it expires by itself.
      api.access.logout({ token: granted.token }).catch(() => undefined);
      return false;
    },
    [left],
  );
}
