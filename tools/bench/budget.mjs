export const KIB = 1024;

/** Budgets of a guest's first view, checked by `npm run bench` and `e2e/src/budget.spec.ts`. */
export const FIRST_VIEWS = [
  { name: 'home', path: '/m/home', content: 'main button[aria-pressed]', scriptKiB: 145 },
  { name: 'login', path: '/m/login', content: 'form', scriptKiB: 168, overShellKiB: 35 },
];

export const STYLE_KIB = 15;
/** The brand's face; text is set in the system's. */
export const FONT_KIB = 40;
/** Scripts and sheets before the content that the HTML does not name: the calls of the settings, at the login. */
export const FURTHER_FILES = 1;
export const ALL_KIB = 250;
export const REQUESTS = 30;
export const CALLS_BEFORE_CONTENT = 2;
export const CALLS_IN_FIVE_SECONDS = 6;
export const LAYOUT_SHIFT = 0.01;

/** Maximum ms from a key or tap to the painted result, at 4x CPU throttling. */
export const FEEDBACK_MS = 100;

/** Number of games in the list of the fling benchmark, at 4x CPU throttling. */
export const LIST_GAMES = 2_400;
export const DROPPED_PERCENT = 3;
export const SLOW_FRAME_MS = 17;
export const LIST_ELEMENTS = 600;
