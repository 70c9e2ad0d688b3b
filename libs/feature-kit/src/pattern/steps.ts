/** Places in a text, counted in characters. */
export type Places = ReadonlySet<number>;

/** One text under test. `work` runs out before a hostile pattern can hold up the page. */
export interface Run {
  text: readonly string[];
  work: number;
}

/** Where a piece of a pattern may end, for all the places it may begin at. */
export type Step = (run: Run, from: Places) => Places;

/** The pattern asked for more work than any honest one. */
export class OutOfWork extends Error {}

const NOWHERE: Places = new Set();

function spend(run: Run, work: number): void {
  run.work -= work;
  if (run.work < 0) throw new OutOfWork();
}

export function one(fits: (character: string) => boolean): Step {
  return (run, from) => {
    spend(run, from.size + 1);
    const fitting = [...from].filter((at) => {
      const character = run.text[at];
      return character !== undefined && fits(character);
    });
    return new Set(fitting.map((at) => at + 1));
  };
}

export function inTurn(steps: readonly Step[]): Step {
  return (run, from) => steps.reduce((at, step) => (at.size === 0 ? NOWHERE : step(run, at)), from);
}

export function anyOf(steps: readonly Step[]): Step {
  return (run, from) => new Set(steps.flatMap((step) => [...step(run, from)]));
}

/** Keeps the places for which a condition holds. */
export function where(holds: (run: Run, at: number) => boolean): Step {
  return (run, from) => {
    spend(run, from.size + 1);
    return new Set([...from].filter((at) => holds(run, at)));
  };
}

const same = (a: Places, b: Places) => a.size === b.size && [...a].every((at) => b.has(at));

/** At least `min` times; stops early where another turn would change nothing. */
function atLeast(step: Step, min: number, run: Run, from: Places): Places {
  let at = from;
  for (let turn = 0; turn < min && at.size > 0; turn += 1) {
    const next = step(run, at);
    if (same(next, at)) return at;
    at = next;
  }
  return at;
}

/** Each place is looked at once, so that a repetition of repetitions cannot explode. */
export function repeated(step: Step, min: number, max: number): Step {
  return (run, from) => {
    let fresh = atLeast(step, min, run, from);
    const all = new Set(fresh);
    for (let turn = min; turn < max && fresh.size > 0; turn += 1) {
      fresh = new Set([...step(run, fresh)].filter((at) => !all.has(at)));
      spend(run, fresh.size + 1);
      for (const at of fresh) all.add(at);
    }
    return all;
  };
}
