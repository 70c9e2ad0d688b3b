import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { useMounted } from '../wait/use-mounted';

/**
 * Like `useNavigate`, but does nothing once the component is unmounted: a late answer takes nobody away from where they
 * went.
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
