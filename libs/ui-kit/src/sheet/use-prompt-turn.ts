import { useEffect, useState, useSyncExternalStore } from 'react';

/** The prompt that may be open now; null when it is anybody's turn. */
let holder: symbol | null = null;
const watchers = new Set<() => void>();

function pass(to: symbol | null) {
  holder = to;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

const isClear = () => document.querySelector('[role="dialog"], [role="alertdialog"]') === null;

/**
 * The turn of a prompt that opens by itself: two at once help nobody. It comes when no dialog is open
 * and no other prompt has it, also while that one's code is on its way; it ends when `wanted` does.
 */
export function usePromptTurn(wanted: boolean): boolean {
  const [me] = useState(() => Symbol('prompt'));
  useEffect(
    function waitForTurn() {
      if (!wanted) return;
      const take = () => {
        if (holder === null && isClear()) pass(me);
      };
      // Dialogs are put at the end of the page itself.
      const observer = new MutationObserver(take);
      observer.observe(document.body, { childList: true });
      const unwatch = watch(take);
      take();
      return () => {
        observer.disconnect();
        unwatch();
        if (holder === me) pass(null);
      };
    },
    [wanted, me],
  );
  return useSyncExternalStore(watch, () => holder === me) && wanted;
}
