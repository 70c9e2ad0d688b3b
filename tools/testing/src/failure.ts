import type { Fault, Sandbox } from '@lobby/sandbox';
import { answerParts, splitCall, type Answer } from './answer';

/** Failure of a call: another answer, a delay, or any fault of the sandbox. */
export type Failure = Answer | { delayMs: number } | (Partial<Fault> & Pick<Fault, 'kind'>);

/** By `/path` or `METHOD /path`; `/wps/*` matches every call below it. */
export type Failures = Readonly<Record<string, Failure>>;

function faultOf(call: string, how: Failure): Fault {
  const base = { rate: 1, ...splitCall(call) };
  if (how === 'offline') return { ...base, kind: 'reset' };
  if (typeof how === 'object' && 'kind' in how) return { ...base, ...how };
  if (typeof how === 'object' && 'delayMs' in how)
    return { ...base, kind: 'delay', latencyMs: how.delayMs };
  return { ...base, kind: 'replace', ...answerParts(how) };
}

const isSameCall = (one: Fault, other: Fault) =>
  one.path === other.path && one.method === other.method;

/** Adds a fault to a call; keeps other faults. */
export function putFault({ control }: Sandbox, call: string, how: Failure): void {
  const fault = faultOf(call, how);
  const others = control.state().faults.filter((other) => !isSameCall(other, fault));
  control.faults([fault, ...others]);
}
