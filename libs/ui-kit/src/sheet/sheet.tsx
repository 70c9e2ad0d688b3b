import type { ReactNode } from 'react';
import { askedPart } from '../theme/asked-part';

const body = () => import('./sheet-body');

/** Fetches the sheet's code beforehand, where it opens by itself. */
export async function loadSheet(): Promise<void> {
  await body();
}

export interface SheetProps {
  open: boolean;
  /** A swipe down, Escape, a press outside or the close button. */
  onClose(): void;
  title: string;
  /** What the dialog is called where its title names only what it shows now. */
  label?: string | undefined;
  closeLabel: string;
  /** A small line over the title, such as a date. */
  eyebrow?: string | undefined;
  /** A picture from edge to edge at the top, 148 px high; the close button lies on it. */
  art?: ReactNode;
  children: ReactNode;
}

/** A bottom sheet. */
export const Sheet = /* @__PURE__ */ askedPart<SheetProps>(body, ({ onClose }) => onClose());
