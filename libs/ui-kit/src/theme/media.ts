import { useSyncExternalStore } from 'react';

const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

/** Whether reduced motion is set, in the system or in this site's settings. */
export function prefersReducedMotion(): boolean {
  if (document.documentElement.dataset['motion'] === 'less') return true;
  return matches('(prefers-reduced-motion: reduce)');
}

/** Not supported by every browser, missing in the DOM types. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Whether a saver of data is on, in the browser or in the system. */
export function prefersLessData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return connection?.saveData === true || matches('(prefers-reduced-data: reduce)');
}

const SLOW_NETWORKS: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** Whether the browser takes the network for slower than 4G; false where it does not tell. */
export function isSlowNetwork(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return SLOW_NETWORKS.includes(connection?.effectiveType);
}

const never = () => () => undefined;

/** Whether nothing may move by itself: reduced motion or less data. False in HTML of the server. */
export function useStill(): boolean {
  return useSyncExternalStore(
    never,
    () => prefersReducedMotion() || prefersLessData(),
    () => false,
  );
}

/** Whether the page shows what was published: true there, and for the first rendering over it. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
