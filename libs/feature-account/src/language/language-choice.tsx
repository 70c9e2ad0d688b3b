import { lazyOverlay, type OverlayProps } from '@lobby/ui-kit';

/** The sheet of languages. */
export const LanguageChoice = lazyOverlay<OverlayProps>(
  () => import('./language-sheet'),
  ({ onClose }) => onClose(),
);
