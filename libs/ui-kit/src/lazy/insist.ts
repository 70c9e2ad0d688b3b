/** Waits before work is tried again, ms; the last one before every further try. */
const AGAIN_MS = [1_000, 3_000, 10_000, 30_000];

/** Does work until it succeeds, `tries` times at most. Rejects with the last failure. */
export async function insist<T>(work: () => Promise<T>, tries = Infinity, tried = 1): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tried >= tries) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, AGAIN_MS[tried - 1] ?? AGAIN_MS.at(-1));
    });
    return insist(work, tries, tried + 1);
  }
}
