import { sessionStore } from '@lobby/session';
import { atom, useAtomValue } from 'jotai';
import type { ReactNode, ReactPortal } from 'react';
import { createPortal } from 'react-dom';

/** Element at the end of the frame's header; null if the screen has no header. */
const headerEndAtom = atom<HTMLElement | null>(null);

/** `ref` of the element at the end of the frame's header. */
export const setHeaderEnd = (element: HTMLElement | null): void =>
  sessionStore.set(headerEndAtom, element);

/** Renders buttons of a screen at the end of the frame's header. */
export function HeaderEnd({ children }: { children: ReactNode }): ReactPortal | null {
  const end = useAtomValue(headerEndAtom, { store: sessionStore });
  return end && createPortal(children, end);
}
