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

/** Whether data saving is on, in the browser or the system. */
export function prefersLessData(): boolean {
  const { connection }: NavigatorWithConnection = navigator;
  return connection?.saveData === true || matches('(prefers-reduced-data: reduce)');
}

/** Whether automatic movement is off: reduced motion or less data. False in published HTML. */
export function useStill(): boolean {
  const hydrating = useHydrating();
  return !hydrating && (prefersReducedMotion() || prefersLessData());
}
