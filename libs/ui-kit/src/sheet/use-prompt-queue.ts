import { useEffect, useState, useSyncExternalStore } from 'react';

/** The prompt that may be open; null if none is. */
let holder: symbol | null = null;
const listeners = new Set<() => void>();

function setHolder(next: symbol | null) {
  holder = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const OPEN_DIALOG = ':is([role="dialog"], [role="alertdialog"]):not([hidden])';

const noDialogOpen = () => document.querySelector(OPEN_DIALOG) === null;

/**
 * Queues prompts that open by themselves, so that one is open at a time. Returns true once no dialog
 * is open and no other prompt has its turn; the turn ends when `wanted` turns false or on unmount. To be called in the code
 * that loads with the prompt: one that waits for its code would hold up the others.
 */
export function usePromptQueue(wanted: boolean): boolean {
  const [id] = useState(() => Symbol('prompt'));
  useEffect(
    function waitForTurn() {
      if (!wanted) return;
      const take = () => {
        if (holder === null && noDialogOpen()) setHolder(id);
      };
      // Dialogs are portalled to the end of the body.
      const observer = new MutationObserver(take);
      observer.observe(document.body, { childList: true });
      const unsubscribe = subscribe(take);
      take();
      return () => {
        observer.disconnect();
        unsubscribe();
        if (holder === id) setHolder(null);
      };
    },
    [wanted, id],
  );
  return (
    useSyncExternalStore(
      subscribe,
      () => holder === id,
      () => false,
    ) && wanted
  );
}
