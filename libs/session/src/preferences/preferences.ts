import { applyPreferences, storageAtom, type MotionChoice, type TextSize } from '@lobby/core';
import { atom } from 'jotai';

const keptTextSize = storageAtom('textSize');
const keptMotion = storageAtom('motion');

/** How large words are; a choice shows at once. */
export const textSizeAtom = atom(
  (get) => get(keptTextSize),
  (get, set, textSize: TextSize) => {
    set(keptTextSize, textSize);
    applyPreferences({ textSize, motion: get(keptMotion) });
  },
);

/** Whether things move; a choice shows at once. */
export const motionAtom = atom(
  (get) => get(keptMotion),
  (get, set, motion: MotionChoice) => {
    set(keptMotion, motion);
    applyPreferences({ textSize: get(keptTextSize), motion });
  },
);

/** Whether the page may be heard; off until somebody turns it on. */
export const soundAtom = storageAtom('sound');
