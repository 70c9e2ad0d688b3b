/**
 * Fetches what a sealed write needs, while the person still types: the press that sends it does not
 * wait for 25 KB then. What fails here is told when it is needed.
 */
export function warmSealedWrites(): void {
  const parts = [
    import('./transport/write'),
    import('./transport/seal'),
    import('./access/access.api'),
  ];
  void Promise.allSettled(parts);
}
