export type ToastKind = 'success' | 'info' | 'error' | 'loading';

export interface ToastItem {
  id: number;
  kind: ToastKind;
  text: string;
}

export interface ToastOptions {
  /** `short` 3 s, `long` 8 s, or milliseconds; a success stays 1.5 s and an information 2 s by themselves. */
  duration?: 'short' | 'long' | number | undefined;
}

interface LoadingOptions {
  /** Goes by itself after this long, whatever became of the work. */
  maxMs: number;
}

const NAMED = { short: 3000, long: 8000 } as const;

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastItem[]): void {
  items = next;
  listeners.forEach((listener) => listener());
}

/** Takes a message away; nothing happens when it is gone already. */
export function dismissToast(id: number): void {
  if (items.some((item) => item.id === id)) set(items.filter((item) => item.id !== id));
}

/** Runs work after a time, which begins when the page can be seen: a message in a tab behind waits for its reader. */
function onceSeen(work: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    if (document.hidden || timer !== undefined) return;
    timer = setTimeout(work, ms);
  };
  const stop = new AbortController();
  document.addEventListener('visibilitychange', begin, { signal: stop.signal });
  begin();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

function show(kind: ToastKind, text: string, ms: number | undefined): () => void {
  lastId += 1;
  const id = lastId;
  // The same words twice are one message: a person who taps again has not learnt anything new.
  set([...items.filter((item) => item.kind !== kind || item.text !== text), { id, kind, text }]);
  const forget = ms === undefined ? undefined : onceSeen(() => done(), ms);
  function done() {
    forget?.();
    dismissToast(id);
  }
  return done;
}

function lasting(options: ToastOptions | undefined, normal: number): number {
  const { duration = normal } = options ?? {};
  return typeof duration === 'number' ? duration : NAMED[duration];
}

/** Short messages over the page; each call answers a function that takes its message away. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, lasting(options, 1500)),
  info: (text: string, options?: ToastOptions) => show('info', text, lasting(options, 2000)),
  /** Stays until it is dismissed. */
  error: (text: string) => show('error', text, undefined),
  loading: (text: string, { maxMs }: LoadingOptions) => show('loading', text, maxMs),
};

/** The store as `useSyncExternalStore` takes it. */
export const toastStore = {
  read: () => items,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
