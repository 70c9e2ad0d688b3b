import { useEffect, useState } from 'react';

const isClear = () => document.querySelector('[role="dialog"], [role="alertdialog"]') === null;

/** Whether no other dialog is open: two at once help nobody, so a prompt waits for a popup to be closed. */
export function useClearStage(): boolean {
  const [clear, setClear] = useState(isClear);
  useEffect(function watchDialogs() {
    const look = () => setClear(isClear());
    // Dialogs are put at the end of the page itself.
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    look();
    return () => observer.disconnect();
  }, []);
  return clear;
}
