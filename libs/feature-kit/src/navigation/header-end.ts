import { sessionStore } from '@lobby/session';
import { atom, useAtomValue } from 'jotai';
import type { ReactNode, ReactPortal } from 'react';
import { createPortal } from 'react-dom';

/** Element at the end of the frame's header; null where the screen has none. */
const headerEndAtom = atom<HTMLElement | null>(null);

/** Sets the end of the frame's header, as its `ref`. */
export const setHeaderEnd = (element: HTMLElement | null): void =>
  sessionStore.set(headerEndAtom, element);

/** A screen's own buttons at the end of the frame's header. */
export function HeaderEnd({ children }: { children: ReactNode }): ReactPortal | null {
  const end = useAtomValue(headerEndAtom, { store: sessionStore });
  return end && createPortal(children, end);
}
