import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { prefersLessData, prefersReducedMotion } from '../theme/media';
import type { Carousel, startCarousel } from './carousel';
import { nearestSlide, showSlide } from './snap-row';

interface Options {
  many: boolean;
  playing: boolean;
  intervalMs: number;
}

/** The carousel's code, and where the row stood when it arrived. */
interface Takeover {
  run: typeof startCarousel;
  start: number;
  /** It is due to move at once. */
  due: boolean;
}

/**
 * Drives the row of slides. At rest it is a snapping row that costs nothing; the carousel's code is fetched when
 * the row is touched or due to move, and takes over once the row stands still.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, options: Options) {
  const { many, playing, intervalMs } = options;
  const [still] = useState(() => prefersReducedMotion() || prefersLessData());
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
    let gone = false;
    import('./carousel').then(
      async ({ settled, startCarousel: run }) => {
        await settled(box);
        if (!gone) setTakeover({ run, start: nearestSlide(box), due: wanted === 'due' });
      },
      // It did not arrive: the slides stay as they are, and the next due moment asks again.
      () => !gone && setWanted(undefined),
    );
    return () => {
      gone = true;
    };
  }, [viewport, wanted]);

  // Before the next picture is painted, with the copies of the slides already in place.
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
