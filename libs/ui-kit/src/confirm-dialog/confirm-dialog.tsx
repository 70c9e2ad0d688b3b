import { lazy, Suspense, useState, type ReactNode } from 'react';

const DialogBody = /* @__PURE__ */ lazy(() => import('./dialog-body'));

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

/** A centred question with two answers. Its code arrives with the first opening. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense>
      <DialogBody {...props} />
    </Suspense>
  );
}
