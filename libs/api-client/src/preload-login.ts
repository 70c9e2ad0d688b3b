/**
 * Preloads the chunks of a sealed login (25 KB) during input. The login imports a
 * chunk that failed again, and throws its error.
 */
export function preloadLogin(): void {
  const parts = [
    import('./transport/write'),
    import('./transport/seal'),
    import('./access/access.api'),
  ];
  void Promise.allSettled(parts);
}
