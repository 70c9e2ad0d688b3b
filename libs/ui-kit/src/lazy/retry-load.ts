/** Delays before each retry, ms; the last one repeats. */
const RETRY_MS = [1_000, 3_000, 10_000, 30_000];

/** Whether an import failed because the server no longer has the file; named by `tools/vite/chunk-loader.js`. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && error.name === 'GoneFileError';

/** Whether the page is visible and the browser reports a network. */
const isAwake = () => !document.hidden && navigator.onLine;

/** Resolves once the page is visible and online. */
async function whenAwake(): Promise<void> {
  if (isAwake()) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!isAwake()) return;
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
  });
}

/** Resolves when work that failed `tried` times may be retried. */
async function pause(tried: number): Promise<void> {
  if (isAwake())
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_MS[tried - 1] ?? RETRY_MS.at(-1));
    });
  await whenAwake();
}

/**
 * Retries work until it succeeds, `tries` times at most; pauses while the page is hidden or offline. Rejects with the
 * last failure, or at once with that of a file the server no longer has.
 */
export async function retryLoad<T>(
  work: () => Promise<T>,
  tries = Infinity,
  tried = 1,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tried >= tries || isMissingFile(error)) throw error;
    await pause(tried);
    return retryLoad(work, tries, tried + 1);
  }
}
