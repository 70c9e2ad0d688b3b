export const KIB = 1024;

/**
 * Budgets of a guest's first view with a cold cache, in KiB on the wire with headers, and in requests; checked by
 * `npm run bench` and `e2e/src/budget.spec.ts`. Videos are not counted.
 */
export const FIRST_VIEWS = [
  {
    name: 'home',
    path: '/m/home',
    content: 'main button[aria-pressed]',
    scriptKiB: 162.1,
    scriptInFiveSecondsKiB: 224.7,
    inFiveSecondsKiB: 362,
    requestsInFiveSeconds: 28,
    trips: 2,
  },
  {
    name: 'login',
    path: '/m/login',
    content: 'form',
    scriptKiB: 187.2,
    overShellKiB: 38.4,
    scriptInFiveSecondsKiB: 204.3,
    inFiveSecondsKiB: 281,
    requestsInFiveSeconds: 23,
    trips: 2,
  },
];

/** An additional page whose paints `npm run bench` measures. */
export const LIST_VIEW = {
  name: 'list',
  path: '/m/slot-games',
  content: 'main button[aria-pressed]',
};

export const SEARCH_VIEW = { name: 'search', path: '/m/search' };

/** Maximum ms at 4x CPU throttling and slow 4G: the first visit, the next one, and one without a network. */
export const PAINTS = /** @type {const} */ ([
  { what: 'first paint', key: 'first', ms: 900 },
  { what: 'largest paint', key: 'largest', ms: 1_700 },
  { what: 'content', key: 'content', ms: 900 },
  { what: 'content of the next visit', key: 'again', ms: 500 },
  { what: 'content without a network', key: 'offline', ms: 500 },
]);

/** Everything until the network is idle, including prefetching; checked by `npm run bench` only. */
export const UNTIL_IDLE = { kib: 250, requests: 30 };

/** The HTML, with headers as HTTP/1.1 sends them. */
export const HTML_KIB = 15.4;
export const STYLE_KIB = 15;
/** The brand font; text uses the system font. */
export const FONT_KIB = 40;
/** Scripts and sheets before the content that the HTML does not name. */
export const FURTHER_FILES = 0;
export const CALLS_BEFORE_CONTENT = 2;
export const CALLS_IN_FIVE_SECONDS = 6;
export const LAYOUT_SHIFT = 0.01;

/** Script of a screen, not counting the frame, what every page loads when idle, and the code shared by all forms. */
export const SCREEN_KIB = 25.5;
/** Code shared by all forms: one file, loaded with the first form of a visit. */
export const FORMS_KIB = 19.2;
/** Compressed bytes below which a chunk is small, and the maximum number of small chunks of a brand. */
export const SMALL_CHUNK_BYTES = 4_096;
export const SMALL_CHUNKS = 39;

/** Maximum ms from a key or tap to the painted result, at 4x CPU throttling. */
export const FEEDBACK_MS = 80;

/** Number of games in the list of the fling benchmark, at 4x CPU throttling. */
export const LIST_GAMES = 5_000;
export const DROPPED_PERCENT = 3;
export const SLOW_FRAME_MS = 17;
export const LIST_ELEMENTS = 600;
/** Maximum heap after a fling, in MiB. */
export const LIST_HEAP_MIB = 30;
/** The largest picture of a tile, in KiB. */
export const TILE_KIB = 15;

/** Number of transactions in the record of the fling benchmark, at 4x CPU throttling. */
export const RECORD_ROWS = 20_000;
/** Maximum ms from the press to the saved file of a year of transactions. */
export const EXPORT_MS = 2_000;

/**
 * Members of the team of the benchmark, at 4x CPU throttling: maximum ms from the answer to the first rows, and from the
 * call of a search to what it found.
 */
export const TEAM_MEMBERS = 5_000;
export const TEAM_ROWS_MS = 300;
export const TEAM_SEARCH_MS = 100;

/** Number of games in the index of the search; maximum ms from a key to the painted results, at 4x CPU throttling. */
export const SEARCH_GAMES = 5_000;
export const SEARCH_KEY_MS = 80;

/**
 * Steps within a visit at 4x CPU throttling and slow 4G, maximum ms to the painted result: without a call, and beyond the
 * call that a step waits for.
 */
export const STEP_MS = 120;
export const BEYOND_CALL_MS = 100;

/** Maximum ms that long tasks block in five seconds, at 4x CPU throttling. */
export const BLOCKED_MS = 50;
/** An idle page for 65 s: requests, and percent of a core; no request in the background. */
export const IDLE_REQUESTS = 2;
export const IDLE_PERCENT = 1;
