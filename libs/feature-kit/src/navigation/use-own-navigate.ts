import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { useMounted } from '../wait/use-mounted';

/**
 * Like `useNavigate`, but a no-op after unmount, so that a late response never moves the user.
 */
export function useOwnNavigate(): (to: string | -1, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const mounted = useMounted();
  return (to, options) => {
    if (!mounted.current) return;
    if (to === -1) void navigate(to);
    else void navigate(to, options);
  };
}
