import { sessionStore } from '@lobby/session';
import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** Title that the screen shown says itself; null for that of its route. */
const titleAtom = atom<string | null>(null);

/** Title that the screen shown says itself; null without one. */
export const useAnnouncedTitle = (): string | null =>
  useAtomValue(titleAtom, { store: sessionStore });

/** Names the page after what it shows, in place of its route's title: a category, a game. Empty: the route's. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    sessionStore.set(titleAtom, title || null);
    return () => sessionStore.set(titleAtom, null);
  }, [title]);
}
