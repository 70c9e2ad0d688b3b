import {
  lazy,
  useEffect,
  useEffectEvent,
  useReducer,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { insist } from './insist';

/** Props of an overlay that loads its code when it opens. */
export interface OverlayProps {
  open: boolean;
  onClose(): void;
}

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** An overlay whose code loads with its first opening, or earlier by `preload`, which rejects if it does not load. */
export type LazyOverlay<P> = ComponentType<P> & { preload(): Promise<void> };

let notifyLoadError = () => {};

/** Sets what to do when an overlay's code does not load, such as a toast. Returns a function that unsets it. */
export function onOverlayLoadError(handler: () => void): () => void {
  notifyLoadError = handler;
  return () => {
    if (notifyLoadError === handler) notifyLoadError = () => {};
  };
}

/** Milliseconds between two loads of the code of an overlay that stays open after a failed load. */
const STILL_OPEN_MS = 5_000;

/**
 * Lazy overlay: imports its code on first open, stays mounted for the exit animation. If the import
 * fails, calls the load error handler and `close`; the next opening tries again. If `close` does not close it, it tries every `STILL_OPEN_MS`.
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
      notifyLoadError();
      close(props);
    });
    useEffect(
      function loadWhenOpened() {
        if (!open || Overlay) return;
        let cancelled = false;
        let timer = 0;
        const onError = () => {
          if (cancelled) return;
          onFailed();
          timer = window.setTimeout(loadNow, STILL_OPEN_MS);
        };
        const loadNow = () => void preload().then(() => !cancelled && rerender(), onError);
        loadNow();
        return () => {
          cancelled = true;
          clearTimeout(timer);
        };
      },
      [open],
    );
    return Overlay ? <Overlay {...props} /> : null;
  }
  return Object.assign(LazyLoaded, { preload });
}

/**
 * `lazy` for parts that appear by themselves: suspends until the chunk loads, which it tries again and again. Use plain
 * `lazy` for what the user opened, so that its failure reaches the error boundary.
 */
export function optionalLazy<P extends object>(
  load: Load<P>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => insist(load));
}
