import * as budget from './budget.mjs';

/** @typedef {import('./table.mjs').Figure} Figure */
/** @typedef {typeof budget.FIRST_VIEWS[number]} ViewBudget */

/**
 * Figures of a first view beside their budgets.
 * @param {string} where
 * @param {import('./first-view.mjs').FirstView} view
 * @param {ViewBudget} goals
 * @returns {Figure[]}
 */
export function viewFigures(where, view, goals) {
  const kib = (
    /** @type {string} */ what,
    /** @type {number} */ bytes,
    /** @type {number} */ goal,
  ) => ({
    what: `${where}: ${what}`,
    value: bytes / budget.KIB,
    goal,
    unit: 'KiB',
    digits: 1,
  });
  const count = (
    /** @type {string} */ what,
    /** @type {number} */ value,
    /** @type {number} */ goal,
    digits = 0,
  ) => ({ what: `${where}: ${what}`, value, goal, digits });
  const { scriptKiB, overShellKiB = scriptKiB } = goals;
  return [
    kib('the page', view.htmlBytes, budget.HTML_KIB),
    kib('script before content', view.scriptBytes, scriptKiB),
    kib('script over the shell', view.overShellBytes, overShellKiB),
    kib('script in 5 s', view.scriptBytesInFiveSeconds, goals.scriptInFiveSecondsKiB),
    kib('style sheets', view.styleBytes, budget.STYLE_KIB),
    kib('fonts', view.fontBytes, budget.FONT_KIB),
    kib('all in 5 s', view.bytesInFiveSeconds, goals.inFiveSecondsKiB),
    count('requests in 5 s', view.requestsInFiveSeconds, goals.requestsInFiveSeconds),
    kib('all until quiet', view.allBytes, budget.UNTIL_IDLE.kib),
    count('requests until quiet', view.requests, budget.UNTIL_IDLE.requests),
    count('further files', view.furtherFiles, budget.FURTHER_FILES),
    count('calls before content', view.callsBeforeContent, budget.CALLS_BEFORE_CONTENT),
    count('calls in 5 s', view.callsInFiveSeconds, budget.CALLS_IN_FIVE_SECONDS),
    count('layout shift', view.layoutShift, budget.LAYOUT_SHIFT, 4),
  ];
}
