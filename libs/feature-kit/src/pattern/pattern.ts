import { readPattern, Unreadable } from './read';
import { OutOfWork, type Run, type Step } from './steps';

/** Longest pattern taken from the server. */
const SOURCE_MAX = 400;
/** Longest text put to a pattern. */
const TEXT_MAX = 200;
/** Characters looked at before a pattern is given up: about 20 ms on a slow phone. */
const WORK_MAX = 60_000;
/** From the strictest grammar to the loosest: servers write for all of them. */
const FLAGS = ['v', 'u', ''] as const;

/** Whether a text is, as a whole, what the pattern describes. */
export type Pattern = (text: string) => boolean;

function accepted(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags) instanceof RegExp;
  } catch {
    return false;
  }
}

function passes(step: Step, run: Run): boolean {
  try {
    return step(run, new Set([0])).has(run.text.length);
  } catch (error) {
    if (error instanceof OutOfWork) return true;
    throw error;
  }
}

/**
 * Makes a check of a pattern that the server supplies (D1 §5). The browser's own engine tries ways one
 * after the other and can be made to try for minutes; this one follows all ways at once, place by
 * place, and gives up on a budget. What cannot be read is no pattern: the server has the last word.
 */
export function compilePattern(source: string): Pattern | null {
  const flags = FLAGS.find((candidate) => accepted(source, candidate));
  if (source === '' || source.length > SOURCE_MAX || flags === undefined) return null;
  try {
    const step = readPattern(source, flags);
    return (text) => passes(step, { text: [...text].slice(0, TEXT_MAX), work: WORK_MAX });
  } catch (error) {
    if (error instanceof Unreadable || error instanceof SyntaxError) return null;
    throw error;
  }
}
