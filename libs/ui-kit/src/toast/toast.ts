/** Kind of a message; errors stay until dismissed. */
export type ToastKind = 'success' | 'info' | 'error' | 'loading';

/** A shown message. */
export interface ToastItem {
  id: number;
  kind: ToastKind;
  text: string;
  /** Has a close button, since a lasting message covers controls. */
  closable: boolean;
}

interface ToastOptions {
  /** `short` 3 s, `long` 8 s with a close button, or milliseconds. Default: 1.5 s for a success, 2 s for an information. */
  duration?: 'short' | 'long' | number | undefined;
}

interface LoadingOptions {
  /** Removes the message after this time, even if the work is not finished. */
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

/** Removes a message; no-op if it is gone. */
export function dismissToast(id: number): void {
  if (items.some((item) => item.id === id)) set(items.filter((item) => item.id !== id));
}

/** The message whose button has the focus, and whether it has timed out. */
let held: { id: number; isUp: boolean } | undefined;

/** Holds a message while its button has the focus, which would otherwise be lost. */
export function holdToast(id: number): void {
  held = { id, isUp: false };
}

/** Releases a held message: removes it at once if it has timed out. */
export function releaseToast(id: number): void {
  if (held?.id !== id) return;
  const { isUp } = held;
  held = undefined;
  if (isUp) dismissToast(id);
}

/** Removes all messages, as at a sign-out; tests and stories start with none. */
export function dismissAllToasts(): void {
  set([]);
}

/**
 * Runs `work` after `ms` of a visible page; the time starts when a background tab is shown. Returns a function that
 * cancels.
 */
function afterVisible(work: () => void, ms: number): () => void {
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

function show(kind: ToastKind, text: string, ms: number | undefined, closable = false): () => void {
  lastId += 1;
  const id = lastId;
  // Deduplicates by kind and text.
  set([
    ...items.filter((item) => item.kind !== kind || item.text !== text),
    { id, kind, text, closable },
  ]);
  const timeIsUp = () => {
    if (held?.id === id) held.isUp = true;
    else done();
  };
  const cancel = ms === undefined ? undefined : afterVisible(timeIsUp, ms);
  function done() {
    cancel?.();
    dismissToast(id);
  }
  return done;
}

function showFor(kind: ToastKind, text: string, duration: keyof typeof NAMED | number) {
  const ms = typeof duration === 'number' ? duration : NAMED[duration];
  return show(kind, text, ms, duration === 'long');
}

/** Shows short messages over the page; each call returns a function that removes its message. */
export const toast = {
  success: (text: string, options?: ToastOptions) =>
    showFor('success', text, options?.duration ?? 1500),
  info: (text: string, options?: ToastOptions) => showFor('info', text, options?.duration ?? 2000),
  /** Stays until dismissed. */
  error: (text: string) => show('error', text, undefined, true),
  loading: (text: string, { maxMs }: LoadingOptions) => show('loading', text, maxMs),
};

/** The messages as a store for `useSyncExternalStore`. */
export const toastStore = {
  read: () => items,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
