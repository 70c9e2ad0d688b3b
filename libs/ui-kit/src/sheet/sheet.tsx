import { lazyOverlay } from '../lazy/lazy';
import type { SheetProps } from './sheet-body';

/** A bottom sheet. Its code loads with the first opening. */
export const Sheet = /* @__PURE__ */ lazyOverlay<SheetProps>(
  () => import('./sheet-body'),
  ({ onClose }) => onClose(),
);

/** Loads the sheet's code in advance, for sheets that open by themselves. Rejects if it does not load. */
export const loadSheet = (): Promise<void> => Sheet.preload();
