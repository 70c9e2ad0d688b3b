/** The browser's service workers; undefined without support, as over plain HTTP on a network. */
export const workerContainer = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
