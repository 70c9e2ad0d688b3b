import { useSyncExternalStore } from 'react';

/** Whether reduced motion is set, in the system or in this site's settings. */
export function prefersReducedMotion(): boolean {
  if (document.documentElement.dataset['motion'] === 'less') return true;
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Not supported by every browser, missing in the DOM types. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean };
}

/** Whether the browser's data saver is on. */
export function prefersLessData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return connection?.saveData === true;
}

const subscribeNever = () => () => undefined;

/** Reads a preference of the browser while rendering; false in a published page, until it is hydrated. */
export function usePreference(read: () => boolean): boolean {
  return useSyncExternalStore(subscribeNever, read, () => false);
}

/** Whether the page shows what was published: true there and for the first rendering over it. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => false,
    () => true,
  );
}
