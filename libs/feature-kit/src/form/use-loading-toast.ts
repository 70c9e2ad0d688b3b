import { toast } from '@lobby/ui-kit';
import { useEffect } from 'react';

/** Shows a loading toast while something is under way and the screen is open, for `maxMs` at most. */
export function useLoadingToast(waiting: boolean, text: string, maxMs: number): void {
  useEffect(
    function showWhileWaiting() {
      return waiting ? toast.loading(text, { maxMs }) : undefined;
    },
    [waiting, text, maxMs],
  );
}
