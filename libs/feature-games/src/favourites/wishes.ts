/** One thing a person wants of the server, and what to do when it cannot be had. */
export interface Wish {
  wanted: boolean;
  send(): Promise<unknown>;
  /** The last wish failed and nothing newer waits: show what was before, and say so. */
  failed(): void;
}

/** What the server is known to hold; undefined after a failure, whose effect nobody knows. */
type Known = boolean | undefined;

/**
 * Sends wishes one at a time for each key. Of those that arrive meanwhile only the last counts: two
 * opposite calls are never under way together, and what was asked for last is what stays.
 */
export function createWishes(): (key: string, wish: Wish) => Promise<void> {
  const waiting = new Map<string, Wish>();
  const busy = new Set<string>();

  async function grant(key: string, wish: Wish): Promise<Known> {
    try {
      await wish.send();
      return wish.wanted;
    } catch {
      if (!waiting.has(key)) wish.failed();
      return undefined;
    }
  }

  return async (key, first) => {
    waiting.set(key, first);
    if (busy.has(key)) return;
    busy.add(key);
    let known: Known = !first.wanted;
    for (let wish = waiting.get(key); wish; wish = waiting.get(key)) {
      waiting.delete(key);
      if (wish.wanted !== known) known = await grant(key, wish);
    }
    busy.delete(key);
  };
}
