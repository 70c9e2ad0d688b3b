/** From a page at rest to the worker that waits: addresses of the page's scripts. It takes over if they are of its build. */
export const TAKE_OVER = 'take-over';

/** From the worker to its pages: a public answer differs from the one that was kept and given out. */
export const ANSWERS_CHANGED = 'answers-changed';

/** From a page to its worker, once it rests: it listens; Home and the pages that are open may be kept. */
export const AT_REST = 'at-rest';
