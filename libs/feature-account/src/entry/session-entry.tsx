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

/** Whether the page was left. */
const Left = createContext<RefObject<boolean>>({ current: false });

/** Page that asks for a session; one that is granted after it was left does not begin (decision 95). */
export function SessionEntry({ children }: { children: ReactNode }) {
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
 * Returns a function, always the same, that starts a granted session and returns whether it began. After the page was
 * left, the session is ended on the platform instead.
 */
export function useSessionStart(): (granted: GrantedSession) => boolean {
  const left = use(Left);
  return useCallback(
    (granted) => {
      if (!left.current || currentToken() !== null) return startSession(granted);
      // Without an answer it expires by itself.
      api.access.logout({ token: granted.token }).catch(() => undefined);
      return false;
    },
    [left],
  );
}
