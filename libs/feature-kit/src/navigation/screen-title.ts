import { sessionStore } from '@lobby/session';
import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Title set by the current screen; null for its route's title. */
const titleAtom = atom<string | null>(null);

/** Returns the title set by the current screen; null if there is none. */
export const useAnnouncedTitle = (): string | null =>
  useAtomValue(titleAtom, { store: sessionStore });

/** Sets the page's title instead of its route's, such as the name of a category or game. Empty: the route's. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    sessionStore.set(titleAtom, title || null);
    return () => sessionStore.set(titleAtom, null);
  }, [title]);
}
