/** Resets to run after each test; add one for state in a module, since test files share modules. */
export const afterTest = new Set<() => void>();
