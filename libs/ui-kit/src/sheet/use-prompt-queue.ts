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
 * Queues prompts that open automatically, so that one is open at a time. Returns true once no dialog is open and no
 * other prompt is active; the prompt stays active until `wanted` turns false or it unmounts. Call in the prompt's lazy
 * code: a prompt that is still loading would block the others.
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
