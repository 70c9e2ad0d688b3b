import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useStill } from '../theme/media';
import type { Carousel, startCarousel } from './carousel';
import { nearestSlide, showSlide } from './snap-row';

interface Options {
  many: boolean;
  playing: boolean;
  intervalMs: number;
}

/** The loaded carousel and the state of the row at that time. */
interface Takeover {
  run: typeof startCarousel;
  start: number;
  /** Move at once. */
  due: boolean;
}

/**
 * Drives the row of slides: a plain scroll-snapping row at first. The carousel's code loads when the row
 * is touched or due to move, and takes over once the row is still. Returns the index in view, whether
 * slides never move by themselves (`still`), and whether the carousel runs (`live`).
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, options: Options) {
  const { many, playing, intervalMs } = options;
  const still = useStill();
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState<'touched' | 'due'>();
  const [takeover, setTakeover] = useState<Takeover>();
  const carousel = useRef<Carousel>(undefined);

  useLayoutEffect(() => {
    if (viewport.current) showSlide(viewport.current, 0);
  }, [viewport]);

  useEffect(() => {
    const box = viewport.current;
    const row = box?.firstElementChild;
    if (!box || !row || !many || takeover) return;
    const onScroll = () => setIndex(nearestSlide(box));
    const onTouch = () => setWanted('touched');
    row.addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('pointerdown', onTouch, { passive: true });
    return () => {
      row.removeEventListener('scroll', onScroll);
      box.removeEventListener('pointerdown', onTouch);
    };
  }, [viewport, many, takeover]);

  useEffect(() => {
    if (!many || still || !playing || wanted) return;
    const due = setInterval(() => {
      if (!document.hidden) setWanted('due');
    }, intervalMs);
    return () => clearInterval(due);
  }, [many, still, playing, wanted, intervalMs]);

  useEffect(() => {
    const box = viewport.current;
    if (!wanted || !box) return;
    let cancelled = false;
    import('./carousel').then(
      async ({ scrollEnd, startCarousel: run }) => {
        await scrollEnd(box);
        if (!cancelled) setTakeover({ run, start: nearestSlide(box), due: wanted === 'due' });
      },
      // Not loaded: keep the row; the next interval tries again.
      () => !cancelled && setWanted(undefined),
    );
    return () => {
      cancelled = true;
    };
  }, [viewport, wanted]);

  // Before paint, once the copied slides are rendered.
  useLayoutEffect(() => {
    if (!takeover || !viewport.current) return;
    const { run, ...from } = takeover;
    const started = run(viewport.current, { ...from, intervalMs, still, onIndex: setIndex });
    carousel.current = started;
    return () => started.destroy();
  }, [viewport, takeover, intervalMs, still]);

  useEffect(() => {
    if (takeover) carousel.current?.play(playing && !still);
  }, [takeover, playing, still]);

  return { index, still, live: takeover !== undefined };
}
