import {
  lazy,
  useEffect,
  useEffectEvent,
  useReducer,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { isMissingFile, retryLoad } from './retry-load';

/** Props of an overlay that loads its code when it opens. */
export interface OverlayProps {
  open: boolean;
  onClose(): void;
}

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** An overlay whose code loads with its first opening, or earlier by `preload`, which rejects if it does not load. */
export type LazyOverlay<P> = ComponentType<P> & { preload(): Promise<void> };

const nothing = () => {};
const handlers = { loadError: nothing, gone: nothing };

/** Sets a handler. Returns a function that unsets it. */
function setHandler(name: keyof typeof handlers, handler: () => void): () => void {
  handlers[name] = handler;
  return () => {
    if (handlers[name] === handler) handlers[name] = nothing;
  };
}

/** Sets the handler for an overlay whose code does not load, such as a toast. Returns a function that unsets it. */
export const onOverlayLoadError = (handler: () => void): (() => void) =>
  setHandler('loadError', handler);

/** Sets the handler for a missing file: a newer version has replaced it. Returns a function that unsets it. */
export const onFileGone = (handler: () => void): (() => void) => setHandler('gone', handler);

/** Calls the handler of `onFileGone` if an import of another library failed for a missing file. Returns whether it did. */
export function tellIfGone(error: unknown): boolean {
  const isGone = isMissingFile(error);
  if (isGone) handlers.gone();
  return isGone;
}

/**
 * Lazy overlay: imports its code on first open, stays mounted for the exit animation. If the import fails, calls the
 * load error handler and `close`, once; the next opening retries. If `close` does not close it, retries with
 * `retryLoad`.
 */
export function lazyOverlay<P extends { open: boolean }>(
  load: Load<P>,
  close: (props: P) => void,
): LazyOverlay<P> {
  let Overlay: ComponentType<P> | undefined;
  const preload = async () => {
    Overlay ??= (await load()).default;
  };
  function LazyLoaded(props: P) {
    const [, rerender] = useReducer((times: number) => times + 1, 0);
    const { open } = props;
    const onFailed = useEffectEvent(() => {
      handlers.loadError();
      close(props);
    });
    useEffect(
      function loadWhenOpened() {
        if (!open || Overlay) return;
        let cancelled = false;
        let told = false;
        const tryLoad = async () => {
          if (cancelled) return;
          await preload().catch((error: unknown) => {
            if (!cancelled && !told) onFailed();
            told = true;
            throw error;
          });
          if (!cancelled) rerender();
        };
        retryLoad(tryLoad).catch(() => handlers.gone());
        return () => {
          cancelled = true;
        };
      },
      [open],
    );
    return Overlay ? <Overlay {...props} /> : null;
  }
  return Object.assign(LazyLoaded, { preload });
}

/**
 * `lazy` for parts that appear automatically: suspends until the chunk loads, with `retryLoad`; renders nothing if the
 * server no longer has it. Use plain `lazy` for what the user opened, so that its failure reaches the error boundary.
 */
export function optionalLazy<P extends object>(
  load: Load<P>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() =>
    retryLoad(load).catch(() => {
      handlers.gone();
      return { default: () => null };
    }),
  );
}
