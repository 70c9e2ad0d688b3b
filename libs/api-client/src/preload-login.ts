/**
 * Preloads the chunks of a sealed login (25 KB) while the user types. The login retries a
 * failed chunk and throws its error.
 */
export function preloadLogin(): void {
  const parts = [
    import('./transport/write'),
    import('./transport/seal'),
    import('./access/access.api'),
  ];
  void Promise.allSettled(parts);
}
