type BackHandler = (event: PopStateEvent) => void;

let handle: BackHandler | undefined;

/**
 * Passes each history navigation to the open overlays before the router. Call before the router is created: browsers
 * call `popstate` listeners of the window in the order they were added, capturing or not.
 */
export function watchBack(): void {
  addEventListener('popstate', (event) => handle?.(event));
}

/** Sets the handler that receives history navigations before the router. */
export function handleBack(handler: BackHandler): void {
  handle = handler;
}
