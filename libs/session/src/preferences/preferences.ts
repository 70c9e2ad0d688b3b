import { applyPreferences, storageAtom, type MotionChoice, type TextSize } from '@lobby/core';
import { atom } from 'jotai';

const storedTextSize = storageAtom('textSize');
const storedMotion = storageAtom('motion');
const storedQuiet = storageAtom('quiet');
const storedSound = storageAtom('sound');

/** Text size in per cent; a write is stored and applied to the page. */
export const textSizeAtom = atom(
  (get) => get(storedTextSize),
  (get, set, textSize: TextSize) => {
    set(storedTextSize, textSize);
    applyPreferences({ textSize, motion: get(storedQuiet) ? 'less' : get(storedMotion) });
  },
);

/** Motion setting; a write is stored and applied to the page. */
export const motionAtom = atom(
  (get) => get(storedMotion),
  (get, set, motion: MotionChoice) => {
    set(storedMotion, motion);
    applyPreferences({
      textSize: get(storedTextSize),
      motion: get(storedQuiet) ? 'less' : motion,
    });
  },
);

/** Quiet mode: no popups, sounds or automatic movement. A write is stored and applied to the page. */
export const quietAtom = atom(
  (get) => get(storedQuiet),
  (get, set, quiet: boolean) => {
    set(storedQuiet, quiet);
    applyPreferences({
      textSize: get(storedTextSize),
      motion: quiet ? 'less' : get(storedMotion),
    });
  },
);

/** Whether the account's amounts are shown as dots. */
export const amountsHiddenAtom = storageAtom('amountsHidden');

/** Whether sounds are on. Default: off; never in quiet mode. */
export const soundAtom = atom(
  (get) => get(storedSound) && !get(storedQuiet),
  (_get, set, on: boolean) => set(storedSound, on),
);
