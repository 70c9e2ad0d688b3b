/** Positions in a text, in characters. */
type Positions = ReadonlySet<number>;

/** One text under test, and the work left before matching is abandoned. */
export interface Run {
  text: readonly string[];
  work: number;
}

/** Returns the end positions of matches that begin at any of `from`. Throws `BudgetExceeded`. */
export type Matcher = (run: Run, from: Positions) => Positions;

/** The work of a run is used up. */
export class BudgetExceeded extends Error {}

const NONE: Positions = new Set();

function spend(run: Run, work: number): void {
  run.work -= work;
  if (run.work < 0) throw new BudgetExceeded();
}

/** Matches one character. */
export function character(accepts: (character: string) => boolean): Matcher {
  return (run, from) => {
    spend(run, from.size + 1);
    const accepted = [...from].filter((at) => {
      const next = run.text[at];
      return next !== undefined && accepts(next);
    });
    return new Set(accepted.map((at) => at + 1));
  };
}

/** Matches all parts, one after the other. */
export function sequence(parts: readonly Matcher[]): Matcher {
  return (run, from) => parts.reduce((at, part) => (at.size === 0 ? NONE : part(run, at)), from);
}

/** Matches any of the branches. */
export function alternatives(branches: readonly Matcher[]): Matcher {
  return (run, from) => new Set(branches.flatMap((branch) => [...branch(run, from)]));
}

/** Matches the empty text at positions for which a condition holds. */
export function assertion(holds: (run: Run, at: number) => boolean): Matcher {
  return (run, from) => {
    spend(run, from.size + 1);
    return new Set([...from].filter((at) => holds(run, at)));
  };
}

const same = (a: Positions, b: Positions) => a.size === b.size && [...a].every((at) => b.has(at));

/** Matches exactly `min` times; stops early once the positions no longer change. */
function repeatMin(part: Matcher, min: number, run: Run, from: Positions): Positions {
  let at = from;
  for (let turn = 0; turn < min && at.size > 0; turn += 1) {
    const next = part(run, at);
    if (same(next, at)) return at;
    at = next;
  }
  return at;
}

/** Matches `min` to `max` times. Visits each position once, so that nested repetitions stay polynomial. */
export function repetition(part: Matcher, min: number, max: number): Matcher {
  return (run, from) => {
    let fresh = repeatMin(part, min, run, from);
    const all = new Set(fresh);
    for (let turn = min; turn < max && fresh.size > 0; turn += 1) {
      fresh = new Set([...part(run, fresh)].filter((at) => !all.has(at)));
      spend(run, fresh.size + 1);
      for (const at of fresh) all.add(at);
    }
    return all;
  };
}
