/**
 * From an idle page to the waiting worker: addresses of the page's scripts. The worker takes over if they are of its
 * build.
 */
export const TAKE_OVER = 'take-over';

/** From the worker to its pages: a public response differs from the cached one that was served. */
export const ANSWERS_CHANGED = 'answers-changed';

/** From an idle page to its worker: it listens; Home and the open pages may be cached. */
export const AT_REST = 'at-rest';

/** From the worker to its page: the path that a pressed notification leads to. */
export const OPEN_PATH = 'open-path';
