import { askedPart, type Opening } from '@lobby/ui-kit';

/** The sheet of languages. */
export const LanguageChoice = askedPart<Opening>(
  () => import('./language-sheet'),
  ({ onClose }) => onClose(),
);
