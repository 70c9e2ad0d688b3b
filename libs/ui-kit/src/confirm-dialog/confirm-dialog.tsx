import type { ReactNode } from 'react';
import { askedPart } from '../theme/asked-part';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** Without it there is one answer only: a thing to be read. */
  cancelLabel?: string | undefined;
  onConfirm(): void;
  /** The cancel button or Escape; a press outside does nothing. Without it they confirm. */
  onCancel?: (() => void) | undefined;
  /** What was confirmed is under way. */
  busy?: boolean | undefined;
}

/** A centred question with two answers. */
export const ConfirmDialog = /* @__PURE__ */ askedPart<ConfirmDialogProps>(
  () => import('./dialog-body'),
  ({ onConfirm, onCancel = onConfirm }) => onCancel(),
);
