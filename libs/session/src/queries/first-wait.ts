import { useState } from 'react';

/**
 * Whether a component waits for a query's first outcome, data or failure, since it mounted. `isPending` alone turns
 * true again at every refetch of a query without data, and would replace what the screen shows.
 */
export function useFirstWait({ isPending }: { isPending: boolean }): boolean {
  const [isOver, setIsOver] = useState(!isPending);
  if (!isPending && !isOver) setIsOver(true);
  return isPending && !isOver;
}
