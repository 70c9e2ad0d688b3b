import { atom } from 'jotai';
import { currentToken } from './session';
import { sessionStore } from './store';

/** Whether a guest is being asked to log in without leaving the page (D1 §4). */
export const loginPromptAtom = atom(false);

/** Asks a guest to log in, over the page: for what must not lead away. With a session it asks nothing. */
export function promptLogin(): void {
  if (currentToken() === null) sessionStore.set(loginPromptAtom, true);
}
