import { lazyOverlay } from '../lazy/lazy';
import type { SheetProps } from './sheet-body';

/** A bottom sheet. Its code loads with the first opening. */
export const Sheet = /* @__PURE__ */ lazyOverlay<SheetProps>(
  () => import('./sheet-body'),
  ({ onClose }) => onClose(),
);

/** Preloads the sheet's code, for sheets that open automatically. Rejects if it does not load. */
export const loadSheet = (): Promise<void> => Sheet.preload();
