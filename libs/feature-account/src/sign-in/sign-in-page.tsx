import type { GrantedSession } from '@lobby/api-client';
import { currentViewer, endUnused, startSession } from '@lobby/session';
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
 * Returns a stable function that starts a granted session in place of the one with the token `replaced`, and returns
 * whether it began. After the page was left, it starts only one of the account that is signed in, and ends any other on
 * the platform.
 */
export function useSessionStart(): (granted: GrantedSession, replaced?: string | null) => boolean {
  const left = use(Left);
  return useCallback(
    (granted, replaced) => {
      const { userName, token } = granted;
      if (!left.current || currentViewer().session?.userName === userName)
        return startSession(granted, replaced);
      endUnused(token);
      return false;
    },
    [left],
  );
}
