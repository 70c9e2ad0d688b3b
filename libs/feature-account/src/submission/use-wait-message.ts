import { toast } from '@lobby/ui-kit';
import { useEffect } from 'react';

/** Says that something is under way, as long as it is and the screen is open; `maxMs` at most. */
export function useWaitMessage(waiting: boolean, text: string, maxMs: number): void {
  useEffect(
    function say() {
      return waiting ? toast.loading(text, { maxMs }) : undefined;
    },
    [waiting, text, maxMs],
  );
}
