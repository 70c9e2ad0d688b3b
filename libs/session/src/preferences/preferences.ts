import { applyPreferences, storageAtom, type MotionChoice, type TextSize } from '@lobby/core';
import { atom } from 'jotai';

const storedTextSize = storageAtom('textSize');
const storedMotion = storageAtom('motion');

/** Text size in per cent; a write is stored and applied to the page. */
export const textSizeAtom = atom(
  (get) => get(storedTextSize),
  (get, set, textSize: TextSize) => {
    set(storedTextSize, textSize);
    applyPreferences({ textSize, motion: get(storedMotion) });
  },
);

/** Motion setting; a write is stored and applied to the page. */
export const motionAtom = atom(
  (get) => get(storedMotion),
  (get, set, motion: MotionChoice) => {
    set(storedMotion, motion);
    applyPreferences({ textSize: get(storedTextSize), motion });
  },
);

/** Whether the account's amounts are shown as dots. */
export const amountsHiddenAtom = storageAtom('amountsHidden');

/** Whether sounds are on. Default: off. */
export const soundAtom = storageAtom('sound');
