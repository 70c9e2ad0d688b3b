/** Resets to run after each test, added by whoever keeps state in a module: files share modules. */
export const afterTest = new Set<() => void>();
