import { lazyOverlay } from '../lazy/lazy';
import type { ConfirmDialogProps } from './confirm-dialog-body';

/** A centred question with a confirm and a cancel button. Its code loads with the first opening. */
export const ConfirmDialog = /* @__PURE__ */ lazyOverlay<ConfirmDialogProps>(
  () => import('./confirm-dialog-body'),
  ({ mandatory, onConfirm, onCancel = onConfirm }) => !mandatory && onCancel(),
);
