type BackHandler = (event: PopStateEvent) => void;

let handle: BackHandler | undefined;

/**
 * Shows each step in history to the open overlays first. Call it before the router is created: on the window, browsers
 * call listeners of `popstate` in the order in which they were added, capturing or not.
 */
export function watchBack(): void {
  addEventListener('popstate', (event) => handle?.(event));
}

/** Sets what sees a step in history before the router does. */
export function handleBack(handler: BackHandler): void {
  handle = handler;
}
