import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { prefersLessData, prefersReducedMotion } from '../theme/media';
import type { Carousel } from './carousel';
import { nearestSlide, showSlide } from './snap-row';

interface Options {
  many: boolean;
  playing: boolean;
  intervalMs: number;
}

/**
 * Drives the row of slides. At rest it is a snapping row that costs nothing; the carousel's code is fetched when
 * the row is touched or due to move, and takes over once the row stands still.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, options: Options) {
  const { many, playing, intervalMs } = options;
  const [still] = useState(() => prefersReducedMotion() || prefersLessData());
  const [index, setIndex] = useState(0);
  const [wanted, setWanted] = useState(false);
  const [carousel, setCarousel] = useState<Carousel>();

  useLayoutEffect(() => {
    if (viewport.current) showSlide(viewport.current, 0);
  }, [viewport]);

  useEffect(() => {
    const box = viewport.current;
    const row = box?.firstElementChild;
    if (!box || !row || !many || carousel) return;
    const onScroll = () => setIndex(nearestSlide(box));
    const onTouch = () => setWanted(true);
    row.addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('pointerdown', onTouch, { passive: true });
    return () => {
      row.removeEventListener('scroll', onScroll);
      box.removeEventListener('pointerdown', onTouch);
    };
  }, [viewport, many, carousel]);

  useEffect(() => {
    if (!many || still || !playing || wanted) return;
    const due = setTimeout(() => setWanted(true), intervalMs);
    return () => clearTimeout(due);
  }, [many, still, playing, wanted, intervalMs]);

  useEffect(() => {
    const box = viewport.current;
    if (!wanted || !box) return;
    let gone = false;
    let started: Carousel | undefined;
    void import('./carousel').then(async ({ startCarousel, settled }) => {
      await settled(box);
      if (gone) return;
      started = startCarousel(box, {
        start: nearestSlide(box),
        intervalMs,
        still,
        onIndex: setIndex,
      });
      setCarousel(started);
    });
    return () => {
      gone = true;
      started?.destroy();
    };
  }, [viewport, wanted, intervalMs, still]);

  useEffect(() => carousel?.play(playing && !still), [carousel, playing, still]);

  return { index, still, live: carousel !== undefined };
}
