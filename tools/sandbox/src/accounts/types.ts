/** Account types without access to the agent area (D1 §6). */
const NO_AGENTS = new Set([0, 4, 40]);

export function isAgent(type: number): boolean {
  return !NO_AGENTS.has(type);
}

/** Players and agents with real money: neither trial nor virtual. */
export function isReal(type: number): boolean {
  return type === 0 || type === 1 || type === 2;
}

/** Virtual accounts: 40, 41 and 42. */
export function isVirtual(type: number): boolean {
  return type >= 40 && type <= 42;
}
