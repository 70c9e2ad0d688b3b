/** Types that never enter the agent area (D1 §6). */
const NO_AGENTS = new Set([0, 4, 40]);

export function isAgent(type: number): boolean {
  return !NO_AGENTS.has(type);
}

/** Players and agents with money of their own: no trial, no virtual account. */
export function isReal(type: number): boolean {
  return type === 0 || type === 1 || type === 2;
}

/** 40, 41 and 42. */
export function isVirtual(type: number): boolean {
  return type >= 40 && type <= 42;
}
