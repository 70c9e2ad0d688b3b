import { notePlatformTime } from '@lobby/api-client';
import { clearStored } from '@lobby/core';
import { pendingLinkAtom } from '@lobby/feature-kit';
import {
  loginPromptAtom,
  motionAtom,
  blockedNavigationAtom,
  imageHostsAtom,
  resetSession,
  sessionStore,
  soundAtom,
  textSizeAtom,
} from '@lobby/session';
import { dismissAllToasts } from '@lobby/ui-kit';
import { afterTest } from '@lobby/after-test';

/** Resets page state: toasts, the platform's clock, atoms, both storages, history state. */
export function resetPage(): void {
  dismissAllToasts();
  notePlatformTime(new Date().toUTCString());
  resetSession();
  sessionStore.set(blockedNavigationAtom, null);
  sessionStore.set(loginPromptAtom, false);
  sessionStore.set(pendingLinkAtom, null);
  sessionStore.set(textSizeAtom, '100');
  sessionStore.set(motionAtom, 'system');
  sessionStore.set(soundAtom, false);
  sessionStore.set(imageHostsAtom, []);
  clearStored();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
}

afterTest.add(resetPage);
