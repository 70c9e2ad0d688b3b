/** Preloads the chunks of the deposit screen's first calls. A call retries a chunk that failed to load. */
export function preloadDeposit(): void {
  void Promise.allSettled([import('./deposit/deposit.api'), import('./protection/protection.api')]);
}
