import { useHydrating } from './hydration';

const matches = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;

/** Whether reduced motion is set, in the system or in this site's settings. */
export function prefersReducedMotion(): boolean {
  if (document.documentElement.dataset['motion'] === 'less') return true;
  return matches('(prefers-reduced-motion: reduce)');
}

/** Not supported by every browser, missing in the DOM types. */
interface NavigatorWithConnection extends Navigator {
  connection?: { saveData?: boolean };
}

/** Whether a saver of data is on, in the browser or in the system. */
export function prefersLessData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return connection?.saveData === true || matches('(prefers-reduced-data: reduce)');
}

/** Whether nothing may move by itself: reduced motion or less data. False in HTML of the server. */
export function useStill(): boolean {
  const hydrating = useHydrating();
  return !hydrating && (prefersReducedMotion() || prefersLessData());
}
