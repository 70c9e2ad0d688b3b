/**
 * Preloads the chunks of a sealed login (25 KB) while the person types. A chunk that fails here is
 * imported again, and its error thrown, by the login itself.
 */
export function preloadLogin(): void {
  const parts = [
    import('./transport/write'),
    import('./transport/seal'),
    import('./access/access.api'),
  ];
  void Promise.allSettled(parts);
}
