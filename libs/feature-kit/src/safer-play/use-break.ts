import { breakOf, type Break } from './breaks';
import { useProtection } from './use-protection';

/** The account's running break; null if there is none, or while that is unknown. */
export function useBreak(): Break | null {
  const { data } = useProtection();
  return data ? breakOf(data) : null;
}
