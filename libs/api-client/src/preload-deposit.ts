/** Preloads the calls that the deposit's screen begins with; a call imports again what did not load. */
export function preloadDeposit(): void {
  void Promise.allSettled([import('./deposit/deposit.api'), import('./protection/protection.api')]);
}
