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
