/** The browser's service workers; undefined where it has none, as over plain HTTP on a network. */
export const workerContainer = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
