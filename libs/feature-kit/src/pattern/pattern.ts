import { BudgetExceeded, type Matcher, type Run } from './matchers';
import { parsePattern, UnsupportedPattern } from './parse-pattern';

/** Longer patterns are ignored. */
const SOURCE_MAX = 400;
/** Longer texts are cut before matching. */
const TEXT_MAX = 200;
/** Character visits before matching is abandoned; about 20 ms on a slow phone. */
const WORK_MAX = 60_000;
/** Tried from the strictest grammar to the loosest: servers write patterns for all of them. */
const FLAGS = ['v', 'u', ''] as const;

/** Whether the whole text matches. */
export type Pattern = (text: string) => boolean;

function isValid(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Whether the whole text matches; true if the budget is exceeded, since the server checks again. */
function matches(matcher: Matcher, run: Run): boolean {
  try {
    return matcher(run, new Set([0])).has(run.text.length);
  } catch (error) {
    if (error instanceof BudgetExceeded) return true;
    throw error;
  }
}

/**
 * Compiles a regular expression supplied by the server (D1 §5). The browser's engine backtracks, so a
 * hostile pattern can block the page for minutes; this one simulates all paths at once (NFA) within a
 * budget. Returns null for an invalid, too long or unsupported pattern: the server checks again.
 */
export function compilePattern(source: string): Pattern | null {
  const flags = FLAGS.find((candidate) => isValid(source, candidate));
  if (source === '' || source.length > SOURCE_MAX || flags === undefined) return null;
  try {
    const matcher = parsePattern(source, flags);
    return (text) => matches(matcher, { text: [...text].slice(0, TEXT_MAX), work: WORK_MAX });
  } catch (error) {
    if (error instanceof UnsupportedPattern || error instanceof SyntaxError) return null;
    throw error;
  }
}
