import { lazyOverlay } from '../lazy/lazy';
import type { SheetProps } from './sheet-body';

const body = () => import('./sheet-body');

/** Loads the sheet's code in advance, for sheets that open by themselves. Rejects if it does not load. */
export async function loadSheet(): Promise<void> {
  await body();
}

/** A bottom sheet. Its code loads with the first opening. */
export const Sheet = /* @__PURE__ */ lazyOverlay<SheetProps>(body, ({ onClose }) => onClose());
