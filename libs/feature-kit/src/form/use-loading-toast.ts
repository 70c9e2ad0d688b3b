import { toast } from '@lobby/ui-kit';
import { useEffect } from 'react';

/** Shows a loading toast while `waiting`, for `maxMs` at most; removed on unmount. */
export function useLoadingToast(waiting: boolean, text: string, maxMs: number): void {
  useEffect(
    function showWhileWaiting() {
      return waiting ? toast.loading(text, { maxMs }) : undefined;
    },
    [waiting, text, maxMs],
  );
}
