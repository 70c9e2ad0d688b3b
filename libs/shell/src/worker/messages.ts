/** From a worker to the one that waits behind it: it may take over until a time, ms since the epoch. */
export const TAKE_OVER = 'take-over';

/** From the worker to its pages: a public answer differs from the one that was kept and given out. */
export const ANSWERS_CHANGED = 'answers-changed';

/** From a page to its worker, once it rests: it listens; Home and the pages that are open may be kept. */
export const AT_REST = 'at-rest';
