/** Pauses background work while the server is busy. */
export interface Pause {
  /** Holds the work for another `quietMs`. */
  hold: () => void;
  /** Resolves once nothing has held the work for `quietMs`. */
  over: () => Promise<void>;
}

/** Creates a pause that ends `quietMs` after the last `hold`. */
export function createPause(quietMs: number): Pause {
  let until = -Infinity;
  return {
    hold: () => {
      until = Date.now() + quietMs;
    },
    over: async () => {
      for (let left = until - Date.now(); left > 0; left = until - Date.now()) {
        const quiet = left;
        await new Promise((resolve) => setTimeout(resolve, quiet));
      }
    },
  };
}
