import { atom } from 'jotai';
import { currentToken } from './session';
import { sessionStore } from './store';

/** Whether the login modal is open (D1 §4). */
export const loginPromptAtom = atom(false);

/**
 * Opens the login modal for a guest, for actions that must not leave the page. No-op when signed in. Nothing calls it so
 * far: the documents have the modal (D1 §4) and not what opens it (docs/open-questions.md).
 */
export function promptLogin(): void {
  if (currentToken() === null) sessionStore.set(loginPromptAtom, true);
}
